package org.groma.engine.romanitas.setting;

import org.groma.engine.kernel.Rule;

/**
 * A city space.
 *
 * @param points the RP that it yields each turn while it is Roman
 * @param garrison how many units defend it against a Roman siege
 * @param recruits whether losing it hampers the return of cavalry (optional)
 * @param helmet whether it has a Comes of its own (optional)
 */
@Rule("1.3")
public record CitySpace(
    String id,
    String name,
    int territory,
    int points,
    int garrison,
    boolean fortified,
    boolean metropolis,
    boolean capital,
    boolean goldCoin,
    boolean recruits,
    boolean helmet,
    boolean fortificationSite,
    boolean basilicaSite) {}
