package org.groma.exporters.golden;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The atlas without what comes from its own files or stands in another golden file: style sheets,
 * scripts and the drawing, of which only the groups are kept. Its data are spread over lines.
 */
final class PageReading {

  private static final Pattern FONT = Pattern.compile("base64,[A-Za-z0-9+/=]+");
  private static final Pattern HASH = Pattern.compile("'sha256-[^']+'");
  private static final Pattern OURS =
      Pattern.compile(
          "(<style[^>]*>|<script>|<script type=\"module\">).*?(</style>|</script>)",
          Pattern.DOTALL);
  private static final Pattern DRAWING =
      Pattern.compile("(id=\"at-sheet\">\n<svg[^>]*>)(.*?)(</svg>\n</div>)", Pattern.DOTALL);
  private static final Pattern GROUP = Pattern.compile("<g id=[^>]*>");
  private static final Pattern DATA =
      Pattern.compile(
          "(<script type=\"application/json\" id=\"at-entries\">)(.*?)(</script>)", Pattern.DOTALL);
  private static final JsonMapper SPREAD =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private PageReading() {}

  static String of(String page) {
    String bare = OURS.matcher(withoutFonts(page)).replaceAll("$1…$2");
    String plain = HASH.matcher(bare).replaceAll("'sha256-…'");
    String undrawn =
        DRAWING
            .matcher(plain)
            .replaceAll(drawing ->
                Matcher.quoteReplacement(
                    drawing.group(1) + "\n" + groups(drawing.group(2)) + drawing.group(3)));
    return DATA.matcher(undrawn)
        .replaceAll(data ->
            Matcher.quoteReplacement(
                data.group(1) + "\n" + spread(data.group(2)) + "\n" + data.group(3)));
  }

  static String withoutFonts(String text) {
    return FONT.matcher(text).replaceAll("base64,…");
  }

  private static String groups(String drawing) {
    StringBuilder groups = new StringBuilder();
    GROUP.matcher(drawing).results().forEach(group -> groups.append(group.group()).append('\n'));
    return groups.toString();
  }

  private static String spread(String json) {
    return SPREAD.writeValueAsString(SPREAD.readTree(json)).replace("\r\n", "\n");
  }
}
