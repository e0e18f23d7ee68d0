/**
 * The tab Scans at the side of the window: the scanned pictures under the map, and how the one that
 * is being placed was calibrated.
 *
 * <p>It shows and changes the {@link org.groma.editor.scan.ScanShelf} of the workbench, as the tool
 * that places pictures does; both work on the same draft, so it does not matter which of them one
 * uses.
 */
package org.groma.editor.panel.scans;
