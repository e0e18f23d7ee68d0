package org.groma.validator.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.groma.validator.check.Family;
import org.groma.validator.check.Profile;

/** The page {@code docs/checks.md}: every check, by family, as its profile describes it. */
public final class CataloguePage {

  private static final String INTRODUCTION =
      """
      # Checks

      What `groma validate` looks for, by family. An **error** contradicts the data themselves or the rules, a **warning** is probably a
      mistake, a **note** is a peculiarity worth a look. Confidence says how sure a check is: *certain* follows from the data alone,
      *likely* is nearly always a mistake, *possible* is as often meant as not. How findings are fixed or accepted:
      [validate.md](validate.md).

      This page is generated from the checks: `./groma describe-checks --out docs/checks.md`.
      """;

  private final StringBuilder out = new StringBuilder(INTRODUCTION);

  private CataloguePage() {}

  /** The page about these checks. */
  public static String write(List<Profile> profiles) {
    Map<Family, List<Profile>> families =
        profiles.stream()
            .collect(Collectors.groupingBy(Profile::family, TreeMap::new, Collectors.toList()));
    CataloguePage page = new CataloguePage();
    page.contents(families);
    families.forEach(page::family);
    return page.out.toString();
  }

  private void contents(Map<Family, List<Profile>> families) {
    out.append("\n| family | checks |\n|---|---|\n");
    families.forEach((family, checks) ->
        out.append(
            String.format(
                Locale.ROOT,
                "| [%s](#%s) | %s |\n",
                family.title(),
                anchor(family),
                checks.size())));
  }

  /** As Markdown makes it from the heading. */
  private static String anchor(Family family) {
    return family.title().toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  private void family(Family family, List<Profile> checks) {
    out.append("\n## ").append(family.title()).append("\n\n");
    out.append("| check | severity | what it finds |\n|---|---|---|\n");
    for (Profile check : checks) {
      out.append(
          String.format(
              Locale.ROOT,
              "| [`%s`](#%s) | %s | %s |\n",
              check.id(),
              check.id(),
              check.severity().word(),
              cell(check.title())));
    }
    checks.forEach(this::check);
  }

  private void check(Profile check) {
    out.append(
        String.format(
            Locale.ROOT, "\n### <a id=\"%s\"></a>%s\n\n", check.id(), text(check.title())));
    out.append(
        String.format(
            Locale.ROOT,
            "`%s` · %s · %s%s\n",
            check.id(),
            check.severity().word(),
            check.confidence().word(),
            check.rule().map(section -> " · rule " + section).orElse("")));
    paragraph("", check.protects());
    paragraph("> ", check.example());
    paragraph("**To mend:** ", check.mend());
  }

  private void paragraph(String start, String words) {
    if (!words.isBlank()) {
      out.append('\n').append(start).append(text(words)).append('\n');
    }
  }

  /** Words that mean themselves in Markdown. */
  private static String text(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;").replace("*", "\\*");
  }

  private static String cell(String words) {
    return text(words).replace("|", "\\|");
  }
}
