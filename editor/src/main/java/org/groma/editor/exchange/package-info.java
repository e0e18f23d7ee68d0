/**
 * Bringing files in and writing them out, as the studio and the command line both do it: what a
 * file would change is worked out before anything happens, and a file is whole before it takes the
 * place of an older one.
 */
package org.groma.editor.exchange;
