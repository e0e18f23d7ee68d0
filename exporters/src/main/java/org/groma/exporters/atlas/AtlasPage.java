package org.groma.exporters.atlas;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.model.content.Sha256;
import org.groma.model.content.Shipped;

/**
 * Puts the page together from its files beside this class. A file is pasted in where {@code
 * {{name}}} stands; what was pasted is not looked at again, so no name of a project can be taken
 * for one.
 */
final class AtlasPage {

  private static final Pattern GAP = Pattern.compile("\\{\\{([a-z-]+)}}");

  /** The parts of the script, in the order in which they build on each other. */
  private static final List<String> SCRIPTS =
      List.of(
          "dom.js",
          "entries.js",
          "view.js",
          "gestures.js",
          "lights.js",
          "card.js",
          "search.js",
          "switches.js",
          "atlas.js");

  private final Map<String, String> parts = new TreeMap<>();

  /** Fills a gap with HTML. */
  AtlasPage with(String gap, String html) {
    parts.put(gap, html);
    return this;
  }

  /**
   * The whole page.
   *
   * @param fonts rules that bring the typeface
   * @param looks rules for the picture
   * @param night rules for the picture on a dark screen
   */
  String write(String fonts, String looks, String night) {
    String style = fonts + looks + resource("atlas.css") + resource("print.css");
    String dark = resource("night.css") + night;
    String theme = resource("theme.js");
    // the search names the area of a province, by whatever name the facts have it
    String script =
        SCRIPTS.stream()
            .map(AtlasPage::resource)
            .collect(Collectors.joining("\n"))
            .replace("fact.label === 'Area'", "fact.label === '" + parts.get("area") + "'");
    parts.put("style", style);
    parts.put("night", dark);
    parts.put("theme", theme);
    parts.put("script", script);
    parts.put(
        "policy",
        "default-src 'none'; font-src data:; base-uri 'none'; form-action 'none'; style-src "
            + hashes(style, dark)
            + "; script-src "
            + hashes(theme, script));
    return fill(resource("atlas.html"));
  }

  private String fill(String template) {
    return GAP.matcher(template)
        .replaceAll(gap -> {
          String part = parts.get(gap.group(1));
          if (part == null) {
            throw new IllegalStateException("nothing fills {{" + gap.group(1) + "}}");
          }
          return Matcher.quoteReplacement(part);
        });
  }

  /** Only what is in the page itself may run; whatever else got in is dead text. */
  private static String hashes(String... texts) {
    return Stream.of(texts).map(Sha256::source).collect(Collectors.joining(" "));
  }

  private static String resource(String name) {
    return Shipped.text(AtlasPage.class, name);
  }
}
