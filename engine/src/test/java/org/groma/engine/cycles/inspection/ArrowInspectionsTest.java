package org.groma.engine.cycles.inspection;

import static org.groma.engine.cycles.inspection.Spoilt.link;

import java.util.List;

/** Roads and arrows between areas and seas. */
final class ArrowInspectionsTest implements MistakesAreFound {

  static List<Spoilt> cases() {
    Spoilt leap = link("bosphorus", "'to':'province:nicaea'", "'to':'province:rome'");
    return List.of(
        leap.says(
            "link:bosphorus",
            "$.to",
            "Bosphorus (red arrow) joins Byzantium and Rome, which have no sea area in common."),
        leap.says(
            "link:road-byzantium-nicaea",
            "$.to",
            "Road Byzantium–Nicaea (road) joins Byzantium and Nicaea, which are neither adjacent"
                + " nor joined by a red arrow."),
        link("bosphorus", "'to':'province:nicaea'", "'to':'province:adrianople'")
            .says(
                "link:bosphorus",
                "$.to",
                "Bosphorus (red arrow) joins Byzantium and Adrianople, which are adjacent by"
                    + " land."),
        link("circa-arabiam", "'to':'sea:sinus-persicus'", "'to':'province:petra'")
            .says(
                "link:circa-arabiam",
                "$.to",
                "Round Arabia (white arrow) joins Mare Rubrum and Petra, which are not both sea"
                    + " areas."),
        link(
                "circa-arabiam",
                "'from':'sea:mare-rubrum','to':'sea:sinus-persicus'",
                "'from':'sea:mare-aegaeum','to':'sea:mare-thracicum'")
            .says(
                "link:circa-arabiam",
                "$.to",
                "Round Arabia (white arrow) joins Mare Aegaeum and Mare Thracicum, which touch"
                    + " anyway."));
  }
}
