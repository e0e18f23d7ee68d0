/**
 * The command line {@code groma}: one class a subcommand, over the same model, engine, validator
 * and exporters as the editor.
 *
 * <p>Data goes to standard output, messages to standard error. The exit code is 0 when all is well,
 * 1 when there are findings, and 2 when the command could not run.
 */
package org.groma.editor.cli;
