/**
 * Reading of workbooks that strangers may have made.
 *
 * <p>A workbook is a zip of XML files. It is looked at from outside first ({@link
 * org.groma.exporters.xlsx.in.Parcel}): how large it would unpack, and whether it carries macros,
 * connections or links to other files. Of its parts only those that tables are made of are unpacked
 * ({@link org.groma.exporters.xlsx.in.WorkbookParts}): the list of sheets, the sheets, shared texts
 * and styles, and what parts refer to. They are read as a stream, with limits on size, depth, rows,
 * columns and text, so that time and memory stay bounded. Formulas are never carried out: their
 * results, as the spreadsheet program left them, are taken; a formula that reaches out of the
 * workbook ({@link org.groma.exporters.xlsx.in.Formula}), wherever it stands, is a reason to refuse
 * the file.
 */
package org.groma.exporters.xlsx.in;
