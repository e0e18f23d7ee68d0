package org.groma.validator.corpus;

import static org.groma.validator.check.Family.FILES;
import static org.groma.validator.check.Family.TOPOLOGY;

import java.util.List;

/** Mistakes that show when files are read. */
final class FileFaults {

  private static final String PROVINCES = "map/provinces.json";
  private static final String TOPOLOGY_FILE = "map/topology.json";

  private FileFaults() {}

  static final List<FileFault> ALL =
      List.of(
          new FileFault(
              FILES,
              "a file cut off in the middle",
              PROVINCES,
              text -> text.substring(0, text.length() / 2)),
          new FileFault(FILES, "an empty file", "map/areas.json", _ -> ""),
          FileFault.replace(FILES, "a comma missing", PROVINCES, "\",\n", "\"\n"),
          FileFault.replace(FILES, "a field misspelt", PROVINCES, "\"terrain\"", "\"terain\""),
          FileFault.replace(FILES, "a name missing", PROVINCES, "\"name\"", "\"nome\""),
          FileFault.replace(
              FILES, "an income in words", PROVINCES, "\"income\": 1", "\"income\": \"one\""),
          FileFault.replace(
              FILES, "an income of a third", PROVINCES, "\"income\": 1", "\"income\": 0.3333"),
          FileFault.replace(
              FILES,
              "an income beyond all measure",
              PROVINCES,
              "\"income\": 1",
              "\"income\": 1e999"),
          FileFault.replace(
              FILES, "an id with a capital", PROVINCES, "\"id\": \"latium\"", "\"id\": \"Latium\""),
          FileFault.replace(
              FILES, "one id twice", PROVINCES, "\"id\": \"latium\"", "\"id\": \"apulia\""),
          FileFault.replace(
              FILES, "a city of level 9", "map/cities.json", "\"level\": 3", "\"level\": 9"),
          FileFault.replace(
              FILES,
              "a strait from a province to itself",
              "map/links.json",
              "province:bythina",
              "province:thracia"),
          FileFault.replace(
              FILES,
              "a place without its kind",
              "map/links.json",
              "\"province:bythina\"",
              "\"bythina\""),
          FileFault.replace(
              FILES,
              "a file of a newer version",
              PROVINCES,
              "groma.provinces/1",
              "groma.provinces/7"),
          FileFault.replace(
              FILES, "a file of another kind", PROVINCES, "groma.provinces/1", "groma.seas/1"),
          FileFault.replace(
              FILES, "a pool of no units", "rules/nations.json", "\"count\": 2", "\"count\": 0"),
          FileFault.replace(
              FILES,
              "a scenario that ends before it begins",
              "scenarios/350-ad.json",
              "\"lastTurn\": 12",
              "\"lastTurn\": 0"),
          FileFault.replace(
              FILES,
              "a scenario under another id than its file",
              "scenarios/350-ad.json",
              "\"id\": \"350-ad\"",
              "\"id\": \"351-ad\""),
          FileFault.replace(
              FILES,
              "an origin that is none",
              PROVINCES,
              "\"printed rules-en",
              "\"copied rules-en"),
          FileFault.replace(
              FILES,
              "a project without a name",
              "project.json",
              "\"name\": \"Invasions, Volume 1\"",
              "\"name\": \" \""),
          FileFault.replace(
              TOPOLOGY,
              "a node moved from the ends of its borders",
              TOPOLOGY_FILE,
              "\"id\":300,\"at\":[-800.436",
              "\"id\":300,\"at\":[-100.436"),
          FileFault.replace(
              TOPOLOGY,
              "a vertex moved across other borders",
              TOPOLOGY_FILE,
              "[-838.865,-162.026]",
              "[-838.865,400]"),
          FileFault.replace(
              TOPOLOGY,
              "an arc from a node that is not there",
              TOPOLOGY_FILE,
              "\"from\":7,",
              "\"from\":987654,"),
          FileFault.replace(
              TOPOLOGY, "a face on the wrong side", TOPOLOGY_FILE, "\"left\":5,", "\"left\":6,"),
          FileFault.replace(
              TOPOLOGY,
              "a face that is missing",
              TOPOLOGY_FILE,
              "{\"id\":5,\"use\"",
              "{\"id\":98765,\"use\""));
}
