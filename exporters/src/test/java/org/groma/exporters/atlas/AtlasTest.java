package org.groma.exporters.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.exporters.Export;
import org.groma.exporters.Exporters;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The atlas of the sample project. What it does in a browser is checked by docs/check/atlas.mjs.
 */
class AtlasTest {

  private static final Project PROJECT = load();
  private static final String PAGE = page(PROJECT);

  private static Project load() {
    return switch (ProjectStore.load(Path.of("..", "sample-data", "invasions"))) {
      case LoadResult.Loaded loaded -> loaded.project();
      case LoadResult.Unreadable unreadable ->
          throw new AssertionError(unreadable.problems().toString());
    };
  }

  private static String page(Project project) {
    byte[] bytes =
        Exporters.byWord("html").orElseThrow().artifacts(Export.of(project)).getFirst().bytes();
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static JsonNode entries(String page) {
    Matcher data =
        Pattern.compile("<script type=\"application/json\" id=\"at-entries\">(.*?)</script>")
            .matcher(page);
    assertThat(data.find()).isTrue();
    return JsonMapper.shared().readTree(data.group(1));
  }

  private static JsonNode entry(String page, String key) {
    for (JsonNode entry : entries(page)) {
      if (entry.get("key").asString().equals(key)) {
        return entry;
      }
    }
    throw new AssertionError("no entry " + key);
  }

  private static List<String> all(String pattern, String text) {
    List<String> found = new ArrayList<>();
    Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  @Test
  void everyProvinceAndSeaIsDrawnHasARowAndAnEntry() {
    Set<String> keys = new HashSet<>();
    entries(PAGE).forEach(entry -> keys.add(entry.get("key").asString()));
    List<String> places = new ArrayList<>();
    PROJECT.provinces().forEach(province -> places.add("province-" + province.id()));
    PROJECT.seas().forEach(sea -> places.add("sea-" + sea.id()));
    assertThat(keys).containsAll(places);
    Set<String> ids = new HashSet<>(all("<path id=\"([^\"]+)\"", PAGE));
    assertThat(ids).containsAll(places);
    Set<String> rows = new HashSet<>(all("<th scope=\"row\"><a href=\"#([^\"]+)\"", PAGE));
    assertThat(rows).containsAll(places);
  }

  @Test
  void everyLinkLeadsToAnEntry() {
    Set<String> keys = new HashSet<>();
    Set<String> targets =
        new HashSet<>(all("href=\"#((?:province|sea|area|river|link)-[^\"]+)\"", PAGE));
    for (JsonNode entry : entries(PAGE)) {
      keys.add(entry.get("key").asString());
      entry.path("facts").forEach(fact -> targets.add(fact.path("to").asString("")));
      entry
          .path("groups")
          .forEach(
              group -> group.get("ties").forEach(tie -> targets.add(tie.get("to").asString())));
    }
    targets.remove("");
    assertThat(targets).hasSizeGreaterThan(300);
    assertThat(keys).containsAll(targets);
  }

  @Test
  void idsOfThePageAreUniqueAndItsScriptsFindThem() {
    List<String> ids = all(" id=\"([^\"]+)\"", PAGE);
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(ids).containsAll(all("byId\\('(at-[a-z]+)'\\)", PAGE));
  }

  @Test
  void aCardHasTheRowOfTheGazetteer() {
    JsonNode thracia = entry(PAGE, "province-thracia");
    List<String> facts = new ArrayList<>();
    thracia
        .get("facts")
        .forEach(
            fact -> facts.add(fact.get("label").asString() + " " + fact.get("text").asString()));
    assertThat(facts)
        .startsWith(
            "Area Graecia",
            "Terrain Clear",
            "Income 2",
            "City Constantinopolis · Imperial city",
            "Level 3",
            "Walls −3",
            "Port Propontis");
    assertThat(thracia.get("marks").toString()).isEqualTo("[\"Granary\"]");
    List<String> groups = new ArrayList<>();
    thracia
        .get("groups")
        .forEach(group ->
            group
                .get("ties")
                .forEach(tie ->
                    groups.add(
                        "%s %s %s"
                            .formatted(
                                group.get("title").asString(),
                                tie.get("to").asString(),
                                tie.path("note").asString("")))));
    assertThat(groups)
        .contains(
            "Strait province-bythina Bosphorus",
            "Strait province-mysia Hellespontus",
            "Coast sea-propontis ");
    assertThat(thracia.get("sources").get(0).get("says").asString()).isEqualTo("rules-en XXXIII.C");
  }

  @Test
  void areasAreTotalled() {
    assertThat(entry(PAGE, "area-africa").get("brief").asString())
        .isEqualTo("8 provinces · income 9");
    assertThat(PAGE)
        .contains("<summary><h3>Arabia</h3> <span>7 provinces · income 2½</span></summary>");
  }

  @Test
  void nothingComesFromANetwork() {
    assertThat(PAGE.replace("http://www.w3.org/2000/svg", "").toLowerCase(Locale.ROOT))
        .doesNotContain("http://", "https://", "src=", "@import", "<link");
    assertThat(all("url\\((.{5})", PAGE)).isNotEmpty().allMatch(start -> start.equals("data:"));
    assertThat(PAGE).contains("content=\"default-src 'none'; font-src data:;");
  }

  @Test
  void thePolicyAllowsExactlyTheScriptsAndStylesOfThePage() throws Exception {
    List<String> texts = new ArrayList<>(all("<style[^>]*>(.*?)</style>", PAGE));
    texts.addAll(all("<script(?: type=\"module\")?>(.*?)</script>", PAGE));
    assertThat(texts).hasSize(4);
    for (String text : texts) {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      assertThat(PAGE).contains("'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
    }
    assertThat(all("( style=\"| on[a-z]+=\")", PAGE)).isEmpty();
  }

  @Test
  void aHostileNameIsText() {
    String evil =
        "</script><script>alert(1)</script>\"><img src=x onerror=alert(2)>&amp;{{script}}\u2028";
    Province africa = PROJECT.provinces().find(new ProvinceId("africa")).orElseThrow();
    Province named =
        new Province(
            africa.id(),
            evil,
            List.of(evil),
            africa.area(),
            evil,
            africa.income(),
            africa.granary(),
            africa.caravan(),
            africa.island(),
            africa.extent(),
            africa.tags(),
            africa.attributes(),
            africa.origin());
    Settings settings = PROJECT.settings();
    String page =
        page(
            PROJECT
                .with(Kinds.PROVINCES, named)
                .with(
                    new Settings(
                        evil, settings.ruleset(), settings.description(), settings.sources())));
    assertThat(page).doesNotContain("<script>alert", "<img", "\u2028{{");
    assertThat(all("(<script)", page)).hasSize(3);
    assertThat(all("(</script>)", page)).hasSize(3);
    assertThat(entry(page, "province-africa").get("name").asString()).isEqualTo(evil);
    assertThat(page).contains("{{script}}"); // pasted in as it is, and not filled
  }

  @Test
  void theSameProjectGivesTheSameBytes() {
    assertThat(page(PROJECT).equals(PAGE)).isTrue();
    assertThat(PAGE).doesNotContain("\r");
  }

  @Test
  void aMapWithoutAreasAndWordsMakesAnAtlasToo() {
    Project bare =
        Project.empty(new Settings("Bare", "none", PROJECT.settings().description(), List.of()))
            .with(PROJECT.map());
    for (Province province : PROJECT.provinces()) {
      bare = bare.with(Kinds.PROVINCES, Province.named(province.id(), province.name()));
    }
    for (Sea sea : PROJECT.seas()) {
      bare = bare.with(Kinds.SEAS, Sea.named(sea.id(), sea.name()));
    }
    String page = page(bare);
    assertThat(page).contains("In no area", "<fieldset class=\"at-colouring\" hidden>");
    assertThat(entry(page, "province-africa").get("brief").asString()).isEqualTo("income 0");
  }

  @Test
  void itIsSmallEnoughToSend() {
    assertThat(PAGE.getBytes(StandardCharsets.UTF_8).length).isLessThan(3_000_000);
  }
}
