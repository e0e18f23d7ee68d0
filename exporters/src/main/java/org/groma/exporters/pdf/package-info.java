/**
 * PDF files: the document, its pages and its typeface, on which map and print sheets are drawn.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>File</b> ({@link org.groma.exporters.pdf.PdfFile}): pages in the making. Nothing is open
 *       until its bytes are asked for, so there is nothing to close.
 *   <li><b>Canvas</b> ({@link org.groma.exporters.pdf.PdfCanvas}): what is drawn on a page, or on a
 *       <b>stamp</b>, a small drawing that pages show many times. Lengths are points of 1/72 inch,
 *       the origin is at the lower left, y grows upwards. Paths are made by {@code move}, {@code
 *       line}, {@code curve}, {@code rectangle} and used up by {@code fill}, {@code stroke} or
 *       {@code clip}.
 *   <li><b>Type</b> ({@link org.groma.exporters.pdf.PdfType}): how text is set: face, size, colour,
 *       spacing. It measures text as it will be drawn, kerning included.
 * </ul>
 *
 * <p>Text is set in the bundled typeface, Alegreya, of which the letters in use are embedded with
 * their meaning, so it can be searched and copied. It has Latin with all diacritics in use (æ ē ž ș
 * ḥ ʿ), Greek and Cyrillic, fractions (½ ⅓ ¼ ⅛), arrows (← → ↑ ↓ ↔), † ‡ § • □ ■ ◆ × − ≤ ≥. It
 * lacks, among others, ○ ● ★ ✓ ☐ ⚓: draw such signs as paths. A character that it lacks is written
 * with the plainer characters that Unicode gives for it (⅕ as 1⁄5, a narrow blank as a blank); if
 * there are none it is drawn as a crossed box, and readers that heed {@code ActualText} still find
 * the character. Control characters become blanks. No text is refused.
 *
 * <p>Invariants: the same calls give the same bytes. Dates and document id are fixed, resources are
 * sorted, numbers are rounded to a thousandth of a point. There are no ligatures: PDFBox would set
 * them without their meaning, and a search would miss them.
 */
package org.groma.exporters.pdf;
