package org.groma.exporters.csv;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.groma.exporters.Artifact;
import org.groma.exporters.Export;
import org.groma.exporters.Exporter;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Shown;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.groma.model.project.Project;
import org.groma.model.value.Slug;

/** Every table that people edit as a file of separated values, the gazetteer first. */
public final class CsvExporter implements Exporter {

  private static final String MARK = "\uFEFF";

  @Override
  public String word() {
    return "csv";
  }

  @Override
  public String summary() {
    return "the tables, one file each, for any program that reads lines of values";
  }

  @Override
  public List<Artifact> artifacts(Export export) {
    Project project = export.project();
    Labels labels = Labels.of(project);
    List<Table<?>> tables = new ArrayList<>(Tables.of(project));
    tables.sort(
        Comparator.comparing(
            table -> !table.name().equals(Tables.name(project, Tables.PROVINCES))));
    return tables.stream()
        .map(table ->
            new Artifact(
                Slug.of(table.name()) + ".csv", out -> write(table, project, labels, ',', out)))
        .toList();
  }

  static <R> void write(
      Table<R> table, Project project, Labels labels, char delimiter, OutputStream out)
      throws IOException {
    CSVFormat format =
        CSVFormat.DEFAULT.builder().setDelimiter(delimiter).setRecordSeparator('\n').get();
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    writer.write(MARK);
    CSVPrinter printer = new CSVPrinter(writer, format);
    printer.printRecord(table.columns().stream().map(Column::title));
    for (R row : table.rows().of(project)) {
      printer.printRecord(table.columns().stream().map(column -> value(column.show(row, labels))));
    }
    writer.flush(); // whoever opened the stream closes it
  }

  /** Numbers as programs read them. */
  private static String value(Shown shown) {
    return switch (shown) {
      case Shown.Words(String words) -> Apostrophe.before(words);
      case Shown.Half(var halves) -> halves.number().toPlainString();
      case Shown.Whole _, Shown.Decimal _ -> shown.text();
    };
  }
}
