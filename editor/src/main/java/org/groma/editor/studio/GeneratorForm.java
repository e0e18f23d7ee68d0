package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.groma.exporters.generate.Generator;
import org.groma.exporters.generate.GeoFolder;
import org.groma.exporters.generate.InventedCoast;
import org.groma.exporters.generate.InventedSites;
import org.groma.exporters.generate.SheetGeneration;
import org.groma.exporters.generate.Site;
import org.groma.model.geography.MapProjection;
import org.groma.model.project.Projection;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/**
 * Has a map generated on a sheet: coastlines invented or from a file; sites strewn, from a file, or
 * clicked on the preview.
 */
final class GeneratorForm extends VBox {

  private static final int MOST = 2000;

  private final Background background;
  private final Dialogs dialogs;
  private final Runnable changed;
  private final ComboBox<InventedCoast> coast = new ComboBox<>();
  private final TextField provinces = number("generator-provinces", "How many provinces", "24");
  private final TextField seas = number("generator-seas", "How many sea zones", "4");
  private final TextField seed = number("generator-seed", "Seed", "1");
  private final Label about = new Label();
  private final ProgressBar progress = new ProgressBar(0);
  private final Button draw = new Button("Preview", Icons.of("fth-refresh-cw"));
  private final Button cancel = new Button("Cancel");
  private final GeneratorPreview preview = new GeneratorPreview(this::clicked);
  private Optional<Path> landFile = Optional.empty();
  private Optional<Path> siteFile = Optional.empty();
  private final List<Coordinate> placed = new ArrayList<>();
  private Optional<Background.Job> job = Optional.empty();
  private Optional<Topology> made = Optional.empty();
  private Optional<Envelope> sheet = Optional.empty();
  private Projection projection = Projection.NONE;

  GeneratorForm(Background background, Dialogs dialogs, Runnable changed) {
    super(8);
    this.background = background;
    this.dialogs = dialogs;
    this.changed = changed;
    setId("generator");
    coast.setId("generator-coast");
    coast.setAccessibleText("Lie of the land");
    coast.getItems().setAll(InventedCoast.values());
    coast.setConverter(new Titles<>(InventedCoast::title));
    coast.setValue(InventedCoast.ISLAND);
    coast
        .valueProperty()
        .addListener((_, _, _) -> {
          landFile = Optional.empty();
          stale();
        });
    for (TextField field : List.of(provinces, seas, seed)) {
      field.textProperty().addListener((_, _, _) -> stale());
    }
    Button fromFile = new Button("From a file…");
    fromFile.setOnAction(_ -> chooseLand());
    Button sitesFromFile = new Button("Sites from a file…");
    sitesFromFile.setOnAction(_ -> chooseSites());
    Button again = new Button("No sites");
    again.setOnAction(_ -> {
      placed.clear();
      siteFile = Optional.empty();
      provinces.setText("0");
      seas.setText("0");
      stale();
    });
    draw.setId("generator-draw");
    draw.setOnAction(_ -> draw());
    cancel.setId("generator-cancel");
    cancel.setOnAction(_ -> job.ifPresent(this::stop));
    cancel.setDisable(true);
    progress.setPrefWidth(120);
    about.setId("generator-about");
    about.setWrapText(true);
    getChildren()
        .addAll(
            row(new Label("Coast"), coast, fromFile),
            row(
                new Label("Provinces"),
                provinces,
                new Label("Sea zones"),
                seas,
                new Label("Seed"),
                seed),
            row(sitesFromFile, again, draw, cancel, progress),
            preview,
            about);
    stale();
  }

  private static HBox row(Node... nodes) {
    HBox row = new HBox(8, nodes);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private static TextField number(String id, String spoken, String first) {
    TextField field = new TextField(first);
    field.setId(id);
    field.setAccessibleText(spoken);
    field.setPrefColumnCount(4);
    return field;
  }

  /** The sheet that is drawn on, and its projection, which files in degrees need. */
  void on(Optional<Envelope> other, Projection projected) {
    if (!other.equals(sheet) || !projected.equals(projection)) {
      sheet = other;
      projection = projected;
      placed.clear();
      stale();
    }
  }

  /** The map that was previewed, if it is one of what the form says now. */
  Optional<Topology> map() {
    return made;
  }

  private void stale() {
    job.ifPresent(this::stop);
    made = Optional.empty();
    preview.show(sheet, Optional.empty(), placed);
    about.setText(
        sheet.isEmpty()
            ? "The generator needs a sheet to draw on: choose its size above."
            : "Preview shows the map before it is taken. A click on the sheet adds a site there.");
    draw.setDisable(sheet.isEmpty());
    changed.run();
  }

  private void stop(Background.Job under) {
    under.cancel();
    job = Optional.empty();
    progress.setProgress(0);
    cancel.setDisable(true);
    about.setText("Cancelled; nothing was made.");
  }

  private void clicked(Coordinate at) {
    placed.add(at);
    stale();
  }

  private void chooseLand() {
    dialogs
        .chooseFile("Coastlines", "GeoJSON in degrees", List.of("geojson", "json"))
        .ifPresent(file -> {
          landFile = Optional.of(file);
          stale();
          about.setText("Coastlines: " + file.getFileName());
        });
  }

  private void chooseSites() {
    dialogs
        .chooseFile("Sites", "Table of place, lon, lat", List.of("tsv", "txt"))
        .ifPresent(file -> {
          siteFile = Optional.of(file);
          stale();
          about.setText("Sites: " + file.getFileName());
        });
  }

  private static Optional<Integer> count(TextField field) {
    try {
      int typed = Integer.parseInt(field.getText().strip());
      return typed >= 0 && typed <= MOST ? Optional.of(typed) : Optional.empty();
    } catch (NumberFormatException garbled) {
      return Optional.empty();
    }
  }

  /** Draws the map in the background and shows it. */
  private void draw() {
    Optional<Integer> many = count(provinces);
    Optional<Integer> zones = count(seas);
    Optional<Long> start =
        seed.getText().strip().matches("[0-9]{1,18}")
            ? Optional.of(Long.valueOf(seed.getText().strip()))
            : Optional.empty();
    if (many.isEmpty() || zones.isEmpty() || start.isEmpty()) {
      about.setText(
          "Provinces and sea zones are numbers from 0 to " + MOST + ", the seed is a number.");
      return;
    }
    if ((landFile.isPresent() || siteFile.isPresent()) && MapProjection.of(projection).isEmpty()) {
      about.setText("Such files are in degrees: choose a projection above first.");
      return;
    }
    Envelope on = sheet.orElseThrow();
    InventedCoast shape = coast.getValue();
    List<Coordinate> clicks = List.copyOf(placed);
    Optional<Path> landOf = landFile;
    Optional<Path> sitesOf = siteFile;
    Projection projected = projection;
    job.ifPresent(Background.Job::cancel);
    cancel.setDisable(false);
    about.setText("Drawing…");
    record Drawn(Optional<Topology> map, String sentence) {}
    Background.Job under =
        background.start(
            "Generating a map",
            working -> {
              List<Geometry> land;
              List<Site> sites;
              try {
                land =
                    landOf.isPresent()
                        ? SheetGeneration.projected(GeoFolder.land(landOf.get()), projected)
                        : shape.on(on, start.get());
                sites =
                    new ArrayList<>(
                        sitesOf.isPresent()
                            ? SheetGeneration.sites(GeoFolder.sites(sitesOf.get()), projected)
                            : InventedSites.on(on, land, many.get(), zones.get(), start.get()));
              } catch (GeoFolder.Unusable wrong) {
                return new Drawn(Optional.empty(), wrong.getMessage());
              }
              sites.addAll(InventedSites.at(clicks, land, sites));
              if (sites.isEmpty()) {
                return new Drawn(
                    Optional.empty(), "A map needs a site: click on the sheet, or ask for some.");
              }
              Generator.Generated result =
                  SheetGeneration.generate(
                      new SheetGeneration.Inputs(on, sites, land),
                      share -> {
                        working.check();
                        working.progress(share);
                      });
              return new Drawn(
                  result.map(),
                  result
                      .map()
                      .map(
                          map -> map.places().size() + " places. Change what you like, or take it.")
                      .orElse("These sites and coasts make no map; move a site or try a seed."));
            },
            drawn -> {
              job = Optional.empty();
              cancel.setDisable(true);
              progress.progressProperty().unbind();
              progress.setProgress(0);
              made = drawn.map;
              about.setText(drawn.sentence);
              preview.show(sheet, made, clicks);
              changed.run();
            });
    job = Optional.of(under);
    under.progress().addListener((_, _, share) -> progress.setProgress(share.doubleValue()));
  }
}
