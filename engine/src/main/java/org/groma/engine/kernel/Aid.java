package org.groma.engine.kernel;

import java.util.List;

/**
 * A sheet that lies beside the map during play: a few charts that are needed together.
 *
 * @param word what its file is called
 * @param title what stands above it
 * @param subtitle what it is for
 * @param broad whether its charts have so many columns that the sheet lies across
 */
public record Aid(String word, String title, String subtitle, boolean broad, List<Chart> charts) {
  public Aid {
    charts = List.copyOf(charts);
  }
}
