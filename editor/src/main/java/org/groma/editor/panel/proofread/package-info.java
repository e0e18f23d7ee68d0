/**
 * The panel Proofread: the project and its printed editions side by side, to be read and signed
 * without touching the mouse.
 *
 * <p>Terms, beside those of {@link org.groma.validator.proofread}:
 *
 * <ul>
 *   <li><b>Sheet</b>: the rows that somebody wants to see, as lines of a table: one line for each
 *       value, with the project in one column and each edition in another.
 *   <li><b>Taking</b>: making the project say what an edition prints. The value then has that
 *       edition as its origin.
 *   <li><b>Keeping</b>: accepting that an edition prints something else; the finding about it is
 *       accepted, and stays so until either side changes.
 *   <li><b>Signing</b>: somebody has compared the whole row, and the project is right.
 * </ul>
 */
package org.groma.editor.panel.proofread;
