/** One game of a series played again, to be read: as a story, or as a log of its events. */
package org.groma.engine.replay;
