package org.groma.exporters.pdf;

import org.groma.exporters.Paper;

/** How a sheet of paper lies before its reader. */
public enum Orientation {
  PORTRAIT,
  LANDSCAPE;

  public double width(Paper paper) {
    return this == PORTRAIT ? paper.width() : paper.height();
  }

  public double height(Paper paper) {
    return this == PORTRAIT ? paper.height() : paper.width();
  }
}
