package org.groma.exporters.atlas;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.groma.engine.kernel.Feature;
import org.groma.exporters.picture.Item;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Layer;
import org.groma.exporters.picture.Look;
import org.groma.exporters.picture.MapPicture;
import org.groma.exporters.picture.PictureStyle;
import org.groma.exporters.picture.PictureStyle.Colouring;
import org.groma.exporters.picture.Scene;
import org.groma.exporters.picture.SvgPicture;
import org.groma.exporters.picture.SvgStyle;
import org.groma.exporters.picture.Typeface;
import org.groma.exporters.picture.Xml;
import org.groma.model.project.Project;

/** Makes the atlas of a project: the picture, the entries and the gazetteer on one page. */
final class Atlas {

  private Atlas() {}

  /**
   * The page.
   *
   * @param width how many pixels wide the picture is drawn for
   */
  static String of(Project project, int width) {
    PictureStyle style = PictureStyle.of(width);
    Scene scene = MapPicture.of(project, style);
    Scene byTerrain = MapPicture.land(project, style.by(Colouring.TERRAIN));
    Map<String, String> terrainLooks = new TreeMap<>();
    for (Item item : byTerrain.items(Layer.PROVINCES)) {
      if (item instanceof Filled land) {
        terrainLooks.put(land.id(), land.look());
      }
    }
    Scene dressed = withLooks(scene, byTerrain);
    String entries = ScriptJson.of(Entries.of(project, terrainLooks));
    String list = GazetteerList.of(project);
    return new AtlasPage()
        .with("title", Xml.safe(project.settings().name()))
        .with("summary", Xml.safe(summary(project)))
        .with("map", SvgPicture.unstyled(scene))
        .with("switches", switches(scene, new Wording(project)))
        .with("province", new Wording(project).say("province"))
        .with("area", new Wording(project).say("Area"))
        .with("areas", new Wording(project).say("areas"))
        .with("colouring", isTerrainKnown(project) ? "" : "hidden")
        .with("gazetteer", list)
        .with("entries", entries)
        .write(
            fonts(scene, entries + list + project.settings().name()),
            SvgStyle.looks(dressed),
            Night.css(dressed.looks()));
  }

  /** The looks of both colourings; one name always means the same look. */
  private static Scene withLooks(Scene scene, Scene more) {
    Map<String, Look> looks = new TreeMap<>(more.looks());
    looks.putAll(scene.looks());
    return new Scene(
        scene.title(), scene.page(), scene.width(), new TreeMap<>(looks), scene.sheets());
  }

  /**
   * The page sets names and, on paper, the whole gazetteer in the typeface of the picture, so it
   * needs the letters of all that it says.
   */
  private static String fonts(Scene scene, String text) {
    StringBuilder letters = new StringBuilder();
    text.codePoints().distinct().sorted().forEach(letters::appendCodePoint);
    for (char letter = ' '; letter <= '~'; letter++) {
      letters.append(letter);
    }
    Map<Typeface, String> used = SvgStyle.lettering(scene);
    used.merge(Typeface.ROMAN, letters.toString(), String::concat);
    used.merge(Typeface.BOLD, letters.toString(), String::concat);
    return SvgStyle.fonts(used);
  }

  private static String summary(Project project) {
    int boxes =
        (int)
            project.areas().stream()
                .filter(area -> AreaTotal.of(project, area).provinces().isEmpty())
                .count();
    return new Wording(project)
        .say(
            Wording.counted(project.provinces().size(), "province", "provinces")
                + " in "
                + Wording.counted(project.areas().size() - boxes, "area", "areas")
                + ", "
                + Wording.counted(project.seas().size(), "sea zone", "sea zones")
                + ", "
                + Wording.counted(project.cities().size(), "city", "cities"));
  }

  private static String switches(Scene scene, Wording wording) {
    return Switch.of(scene).stream()
        .map(each ->
            String.format(
                Locale.ROOT,
                "<label><input type=\"checkbox\" checked data-layers=\"%s\"> %s</label>\n",
                each.words(),
                each.label(wording)))
        .collect(Collectors.joining());
  }

  private static boolean isTerrainKnown(Project project) {
    return new Wording(project).has(Feature.TERRAIN) && !project.vocabulary().terrains().isEmpty();
  }
}
