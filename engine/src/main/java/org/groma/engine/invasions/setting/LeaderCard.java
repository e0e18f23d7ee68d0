package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;

/**
 * A leader as printed on the counter.
 *
 * @param intrinsic unnamed, replaced whenever lost
 * @param mountain cannot be ambushed in the mountains
 */
@Rule("III.C")
public record LeaderCard(
    String id,
    String name,
    int nation,
    int combat,
    int stacking,
    int campaigns,
    int administration,
    int diplomacy,
    boolean intrinsic,
    boolean general,
    boolean mountain,
    int arrives,
    int leaves) {}
