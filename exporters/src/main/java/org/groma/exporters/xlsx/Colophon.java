package org.groma.exporters.xlsx;

import java.time.Instant;
import java.util.Date;
import java.util.Optional;
import org.apache.poi.ooxml.POIXMLProperties;

/** What a workbook says of itself: a title and the program, but no day on which it was made. */
public final class Colophon {

  private static final Instant ALWAYS = Instant.parse("2000-01-01T00:00:00Z");
  private static final String PROGRAM = "Groma";

  private Colophon() {}

  public static void write(POIXMLProperties properties, String title) {
    POIXMLProperties.CoreProperties core = properties.getCoreProperties();
    core.setTitle(title);
    core.setCreator(PROGRAM);
    core.setLastModifiedByUser(PROGRAM);
    core.setCreated(Optional.of(Date.from(ALWAYS)));
    core.setModified(Optional.of(Date.from(ALWAYS)));
    properties.getExtendedProperties().getUnderlyingProperties().setApplication(PROGRAM);
  }
}
