package org.groma.exporters.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.GregorianCalendar;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageFitDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import org.groma.exporters.Paper;

/** A PDF in the making. */
public final class PdfFile {

  private static final String PROGRAM = "Groma";

  /** The date that every file bears, so that the same project gives the same bytes on any day. */
  private static final LocalDate DAY = LocalDate.of(2000, 1, 1);

  private static final long ID = 1;

  private final String title;
  private final PdfResources resources = new PdfResources();
  private final List<PdfCanvas> pages = new ArrayList<>();
  private final List<Bookmark> bookmarks = new ArrayList<>();

  private record Bookmark(String title, int page) {}

  private PdfFile(String title) {
    this.title = title;
  }

  public static PdfFile titled(String title) {
    return new PdfFile(title);
  }

  /** Adds an empty page. */
  public PdfCanvas page(Paper paper, Orientation orientation) {
    PdfCanvas page = new PdfCanvas(resources, orientation.width(paper), orientation.height(paper));
    pages.add(page);
    return page;
  }

  public int pageCount() {
    return pages.size();
  }

  /** Lists the page that was added last in the contents that a viewer shows beside the pages. */
  public void bookmark(String words) {
    bookmarks.add(new Bookmark(words, pages.size() - 1));
  }

  /**
   * Adds an empty stamp: a drawing that canvases show by its name. Its origin is its middle, and
   * what lies outside its width and height is not shown.
   */
  public PdfCanvas stamp(String name, double width, double height) {
    PdfCanvas stamp = new PdfCanvas(resources, width, height);
    resources.stamp(name, stamp);
    return stamp;
  }

  public byte[] bytes() {
    try (PDDocument document = new PDDocument()) {
      document.setDocumentInformation(information());
      document.setDocumentId(ID);
      document.getDocumentCatalog().setLanguage("en");
      PDViewerPreferences viewer = new PDViewerPreferences(new COSDictionary());
      viewer.setDisplayDocTitle(true);
      document.getDocumentCatalog().setViewerPreferences(viewer);
      PDResources shared = resources.build(document);
      for (PdfCanvas canvas : pages) {
        PDPage page = new PDPage(new PDRectangle((float) canvas.width(), (float) canvas.height()));
        page.setResources(shared);
        page.setContents(PdfResources.stream(document, canvas));
        document.addPage(page);
      }
      outline(document);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      document.save(bytes);
      return bytes.toByteArray();
    } catch (IOException impossible) { // nothing is read or written but memory
      throw new UncheckedIOException(impossible);
    }
  }

  private PDDocumentInformation information() {
    GregorianCalendar day = GregorianCalendar.from(DAY.atStartOfDay(ZoneOffset.UTC));
    PDDocumentInformation information = new PDDocumentInformation();
    information.setTitle(title);
    information.setCreator(PROGRAM);
    information.setProducer(PROGRAM);
    information.setCreationDate(day);
    information.setModificationDate(day);
    return information;
  }

  private void outline(PDDocument document) {
    if (bookmarks.isEmpty()) {
      return;
    }
    PDDocumentOutline outline = new PDDocumentOutline();
    for (Bookmark bookmark : bookmarks) {
      PDPageFitDestination whole = new PDPageFitDestination();
      whole.setPage(document.getPage(bookmark.page));
      PDOutlineItem item = new PDOutlineItem();
      item.setTitle(bookmark.title);
      item.setDestination(whole);
      outline.addLast(item);
    }
    document.getDocumentCatalog().setDocumentOutline(outline);
  }
}
