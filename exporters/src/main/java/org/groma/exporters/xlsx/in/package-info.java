/**
 * Reading of workbooks that strangers may have made.
 *
 * <p>A workbook is a zip of XML files. It is looked at from outside first ({@link
 * org.groma.exporters.xlsx.in.Parcel}): how large it would unpack, and whether it carries macros,
 * connections or links to other files. Its sheets are then read as a stream, with limits on rows,
 * columns and text, so that memory stays bounded. Formulas are never carried out: their results, as
 * the spreadsheet program left them, are taken; a formula that reaches out of the workbook ({@link
 * org.groma.exporters.xlsx.in.Formula}), wherever it stands, is a reason to refuse the file.
 */
package org.groma.exporters.xlsx.in;
