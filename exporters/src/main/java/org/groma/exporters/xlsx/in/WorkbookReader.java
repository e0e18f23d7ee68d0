package org.groma.exporters.xlsx.in;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.ZipException;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.poi.openxml4j.exceptions.OpenXML4JException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackageAccess;
import org.apache.poi.openxml4j.opc.PackagePart;
import org.apache.poi.openxml4j.opc.PackageRelationship;
import org.apache.poi.openxml4j.opc.TargetMode;
import org.apache.poi.openxml4j.util.ZipSecureFile;
import org.apache.poi.util.XMLHelper;
import org.apache.poi.xssf.eventusermodel.ReadOnlySharedStringsTable;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.apache.poi.xssf.model.SharedStrings;
import org.apache.poi.xssf.usermodel.XSSFRelation;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.grid.Grids;
import org.groma.exporters.incoming.Mistake;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** Reads the sheets of an {@code .xlsx} file, or says why it is not taken. */
public final class WorkbookReader {

  private static final int MOST_SHEETS = 500;
  private static final String MACROS = "macroenabled";

  static {
    // what a part says of its size may be a lie; this holds while it is unpacked
    ZipSecureFile.setMaxEntrySize(Parcel.MOST_UNPACKED);
  }

  private WorkbookReader() {}

  public static Grids read(Path file) {
    String name = file.getFileName().toString();
    if (!Files.isRegularFile(file)) {
      return Grids.refused(file + " is no file; name the workbook to read.");
    }
    try {
      Optional<String> objection = Parcel.objection(file);
      if (objection.isPresent()) {
        return Grids.refused(objection.get());
      }
      try (OPCPackage parcel = OPCPackage.open(file.toFile(), PackageAccess.READ)) {
        return read(parcel, name);
      }
    } catch (TooMuch tooMuch) {
      return new Grids.Refused(List.of(tooMuch.mistake()));
    } catch (ZipException damaged) {
      return Grids.refused(damaged(name));
    } catch (IOException unreadable) {
      return Grids.refused(
          isBomb(unreadable) ? name + " " + Parcel.bomb("one of its parts") : damaged(name));
    } catch (OpenXML4JException
        | SAXException
        | ParserConfigurationException
        | RuntimeException malformed) {
      // the library has no one exception for a malformed file: it may trip anywhere over one
      return Grids.refused(
          isBomb(malformed) ? name + " " + Parcel.bomb("one of its parts") : damaged(name));
    }
  }

  private static Grids read(OPCPackage parcel, String name)
      throws IOException, OpenXML4JException, SAXException, ParserConfigurationException {
    List<Mistake> mistakes = new ArrayList<>();
    List<Grid> grids = new ArrayList<>();
    if (hasMacros(parcel)) {
      return Grids.refused(name + " has macros, which no table needs; save it as .xlsx without.");
    }
    XSSFReader reader = new XSSFReader(parcel);
    SharedStrings strings = new ReadOnlySharedStringsTable(parcel, false);
    DateStyles styles = new DateStyles();
    for (PackagePart part : parcel.getPartsByContentType(XSSFRelation.STYLES.getContentType())) {
      parse(part.getInputStream(), styles);
    }
    Names names = new Names();
    parse(reader.getWorkbookData(), names);
    mistakes.addAll(names.mistakes());
    XSSFReader.SheetIterator sheets = (XSSFReader.SheetIterator) reader.getSheetsData();
    while (sheets.hasNext()) {
      try (InputStream sheet = sheets.next()) {
        if (grids.size() == MOST_SHEETS) {
          return Grids.refused(name + " has more than " + MOST_SHEETS + " sheets.");
        }
        String where = "sheet " + sheets.getSheetName();
        SheetScan scan = new SheetScan(where, strings, styles);
        parse(sheet, scan);
        grids.add(new Grid(sheets.getSheetName(), where, scan.rows()));
        mistakes.addAll(scan.mistakes());
      }
    }
    if (mistakes.isEmpty()) {
      outwardLink(parcel)
          .ifPresent(target ->
              mistakes.add(
                  new Mistake(
                      "",
                      String.format(
                          Locale.ROOT,
                          "%s is linked to %s; break the link in a spreadsheet program and save"
                              + " again.",
                          name,
                          target))));
    }
    return mistakes.isEmpty() ? new Grids.Read(grids) : new Grids.Refused(mistakes);
  }

  private static boolean hasMacros(OPCPackage parcel) throws OpenXML4JException {
    return parcel.getParts().stream()
        .anyMatch(part -> part.getContentType().toLowerCase(Locale.ROOT).contains(MACROS));
  }

  /**
   * What outside of the file it is linked to. Links that a person would have to click are let be:
   * spreadsheet programs make them of anything that looks like an address, and Groma follows none.
   */
  private static Optional<String> outwardLink(OPCPackage parcel) throws OpenXML4JException {
    for (PackagePart part : parcel.getParts()) {
      if (part.isRelationshipPart()) {
        continue;
      }
      for (PackageRelationship relation : part.getRelationships()) {
        if (relation.getTargetMode() == TargetMode.EXTERNAL
            && !relation.getRelationshipType().endsWith("/hyperlink")) {
          return Optional.of(relation.getTargetURI().toString());
        }
      }
    }
    return Optional.empty();
  }

  private static void parse(InputStream in, DefaultHandler handler)
      throws IOException, SAXException, ParserConfigurationException {
    XMLReader reader = XMLHelper.newXMLReader(); // takes no entities, fetches nothing
    reader.setContentHandler(handler);
    reader.setErrorHandler(handler); // else it prints what is wrong
    reader.parse(new InputSource(in));
  }

  private static boolean isBomb(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (String.valueOf(cause.getMessage()).startsWith("Zip bomb")) {
        return true;
      }
    }
    return false;
  }

  private static String damaged(String name) {
    return name
        + " is damaged or no workbook; open it in a spreadsheet program and save it as .xlsx"
        + " again.";
  }
}
