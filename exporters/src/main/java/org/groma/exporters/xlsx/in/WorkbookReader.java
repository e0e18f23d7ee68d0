package org.groma.exporters.xlsx.in;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.exporters.grid.Grid;
import org.groma.exporters.grid.Grids;
import org.groma.exporters.incoming.Mistake;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Reads the sheets of an {@code .xlsx} file, or says why it is not taken. */
public final class WorkbookReader {

  private static final String CONTENTS = "[content_types].xml";
  private static final String MACROS = "macroenabled";

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
      try (WorkbookParts parts = WorkbookParts.open(file)) {
        return read(parts, name);
      }
    } catch (TooMuch tooMuch) {
      Mistake told = tooMuch.mistake();
      return told.where().isEmpty()
          ? Grids.refused(name + ": " + told.what())
          : new Grids.Refused(List.of(told));
    } catch (Unpacking.Bomb bomb) {
      return Grids.refused(name + " " + Parcel.bomb(bomb.getMessage()));
    } catch (IOException | SAXException | RuntimeException malformed) {
      return Grids.refused(damaged(name)); // a malformed file may trip any reader anywhere
    }
  }

  private static Grids read(WorkbookParts parts, String name) throws IOException, SAXException {
    if (hasMacros(parts)) {
      return Grids.refused(name + " has macros, which no table needs; save it as .xlsx without.");
    }
    String main =
        PartLinks.resolve(
            "", PartLinks.find(PartLinks.of(parts, ""), "officeDocument").orElseThrow().target());
    List<PartLinks.Link> links = PartLinks.of(parts, main);
    SharedTexts texts = new SharedTexts();
    parse(parts, main, links, "sharedStrings", texts);
    DateStyles styles = new DateStyles();
    parse(parts, main, links, "styles", styles);
    Names names = new Names();
    parts.parse(main, names);
    List<Mistake> mistakes = new ArrayList<>(names.mistakes());
    SheetList sheets = new SheetList();
    parts.parse(main, sheets);
    if (sheets.sheets().isEmpty()) {
      return Grids.refused(damaged(name));
    }
    List<Grid> grids = new ArrayList<>();
    int room = SheetScan.CELLS;
    for (SheetList.Named sheet : sheets.sheets()) {
      Optional<PartLinks.Link> link =
          links.stream().filter(each -> each.id().equals(sheet.link())).findFirst();
      if (link.filter(each -> each.is("worksheet")).isEmpty()) {
        continue; // a chart that fills a sheet has no cells
      }
      String where = "sheet " + sheet.name();
      SheetScan scan = new SheetScan(where, texts, styles, room);
      parts.parse(PartLinks.resolve(main, link.get().target()), scan);
      room -= scan.cells();
      grids.add(new Grid(sheet.name(), where, scan.rows()));
      mistakes.addAll(scan.mistakes());
    }
    if (mistakes.isEmpty()) {
      outwardLink(parts)
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

  /** Reads a part that a workbook need not have. */
  private static void parse(
      WorkbookParts parts,
      String main,
      List<PartLinks.Link> links,
      String what,
      DefaultHandler handler)
      throws IOException, SAXException {
    Optional<PartLinks.Link> link = PartLinks.find(links, what);
    if (link.isPresent()) {
      parts.parse(PartLinks.resolve(main, link.get().target()), handler);
    }
  }

  private static boolean hasMacros(WorkbookParts parts) throws IOException, SAXException {
    boolean[] found = {false};
    parts.parse(
        CONTENTS,
        new DefaultHandler() {
          @Override
          public void startElement(String uri, String local, String full, Attributes attributes) {
            String type = String.valueOf(attributes.getValue("ContentType"));
            found[0] |= type.toLowerCase(Locale.ROOT).contains(MACROS);
          }
        });
    return found[0];
  }

  /**
   * What outside of the file it is linked to. Links that a person would have to click are let be:
   * spreadsheet programs make them of anything that looks like an address, and Groma follows none.
   */
  private static Optional<String> outwardLink(WorkbookParts parts)
      throws IOException, SAXException {
    for (String list : parts.endingWith(".rels")) {
      for (PartLinks.Link link : PartLinks.in(parts, list)) {
        if (link.outward() && !link.is("hyperlink")) {
          return Optional.of(link.target());
        }
      }
    }
    return Optional.empty();
  }

  private static String damaged(String name) {
    return name
        + " is damaged or no workbook; open it in a spreadsheet program and save it as .xlsx"
        + " again.";
  }
}
