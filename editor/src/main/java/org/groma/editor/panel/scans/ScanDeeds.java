package org.groma.editor.panel.scans;

import org.groma.editor.studio.Action;

/**
 * What can be done with pictures anywhere in the window, on the one that is chosen.
 *
 * @param seek reads it from another file
 */
public record ScanDeeds(Action add, Action place, Action seek, Action remove) {}
