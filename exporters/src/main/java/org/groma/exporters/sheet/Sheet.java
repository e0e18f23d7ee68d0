package org.groma.exporters.sheet;

import java.util.List;
import org.groma.exporters.sheet.typeset.Page;

/**
 * A file of pages.
 *
 * @param file its name
 * @param title what readers call it
 */
record Sheet(String file, String title, List<Page> pages) {
  Sheet {
    pages = List.copyOf(pages);
  }
}
