/**
 * How much of a file is taken: what a file would need of memory against what there is. A reader
 * asks before it makes anything large, so that whoever brings the file hears a sentence, and not
 * minutes later that memory ran out.
 */
package org.groma.exporters.limit;
