/**
 * What printed editions say, transcribed as printed with their misprints. The project's own values
 * are decisions that cite these rows; proofreading compares them.
 */
package org.groma.model.sources;
