package org.groma.editor.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.groma.exporters.picture.MapPicture;
import org.groma.exporters.picture.PictureStyle;
import org.groma.exporters.picture.PngPicture;
import org.groma.exporters.picture.Scene;
import org.groma.exporters.picture.SvgPicture;
import org.groma.model.project.Project;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code groma export PROJECT --to svg|png --out FILE}: a picture of the map. */
@Command(
    name = "export",
    description =
        "Draw the map of a project with names, areas, rivers, ridges, straits and cities.",
    footer = {
      "",
      "SVG has a group for every layer, styled by CSS; the same project gives the same bytes."
    })
final class ExportPicture implements Task {

  private static final int NARROWEST = 200;
  private static final int WIDEST = 20_000;

  private final Shell shell;

  @Parameters(paramLabel = "PROJECT", description = "The folder of the project.")
  private Path folder;

  @Option(names = "--to", paramLabel = "svg|png", required = true, description = "The format.")
  private PictureFormat format;

  @Option(names = "--out", paramLabel = "FILE", required = true, description = "The file to write.")
  private Path file;

  @Option(
      names = "--width",
      paramLabel = "PIXELS",
      defaultValue = "2400",
      description =
          "How wide the picture is; more room shows more names. Default: ${DEFAULT-VALUE}.")
  private int width;

  @Spec private CommandSpec spec;

  ExportPicture(Shell shell) {
    this.shell = shell;
  }

  @Override
  public String doing() {
    return "drawing " + folder;
  }

  @Override
  public Integer call() {
    if (width < NARROWEST || width > WIDEST) {
      throw new ParameterException(
          spec.commandLine(),
          "--width is " + NARROWEST + " to " + WIDEST + " pixels, not " + width);
    }
    if (Files.isDirectory(file)) {
      throw Stop.cannotRun(file + " is a folder; name the file to write, such as map.png.");
    }
    Project project = ProjectFolder.open(folder);
    if (project.map().faceCount() < 2) {
      throw Stop.refused(folder + " has no map yet. Import or generate one first.");
    }
    shell.announce("Drawing the map");
    Scene scene = MapPicture.of(project, PictureStyle.of(width));
    write(
        switch (format) {
          case SVG -> SvgPicture.bytes(scene);
          case PNG -> PngPicture.write(scene, width);
        });
    shell.say("Saved in " + file + ".");
    return Exit.FINE;
  }

  /** The picture is whole before it takes the place of an older one. */
  private void write(byte[] bytes) {
    Path beside = file.resolveSibling(file.getFileName() + ".tmp");
    try {
      Files.write(beside, bytes);
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failed) {
      throw Stop.cannotRun(
          file + " cannot be written. Does its folder exist, and may you write there?", failed);
    }
  }
}
