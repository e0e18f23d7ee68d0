package org.groma.exporters.xlsx;

import java.util.List;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;

/** The whole project as a workbook that can be edited and brought back. */
public final class XlsxExporter implements Exporter {

  @Override
  public String word() {
    return "xlsx";
  }

  @Override
  public String summary() {
    return "a workbook of the whole project with live sums, to read, print, edit and bring back";
  }

  @Override
  public boolean readsReview() {
    return true;
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    return List.of(
        new Artifact(
            "gazetteer.xlsx", out -> new WorkbookWriter(export, Pages.of(export)).writeTo(out)));
  }
}
