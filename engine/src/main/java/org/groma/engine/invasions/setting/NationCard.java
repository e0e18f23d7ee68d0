package org.groma.engine.invasions.setting;

/**
 * A nation as it stands in the data.
 *
 * @param seat the number of the player who runs it; -1 where nobody does
 * @param initiative orders nations of the same status and age; large where none is given
 * @param roman whether it is Rome or Byzantium
 * @param treasury whether it keeps Gold: neither inactive nations do nor raiders who never become
 *     active (VI.B, VI.C)
 * @param ownShips how many sea zones its own units cross without a fleet
 */
public record NationCard(
    String id,
    String name,
    int seat,
    Status status,
    String family,
    int initiative,
    boolean nomad,
    boolean roman,
    boolean raider,
    boolean inactive,
    boolean minor,
    boolean treasury,
    int ownShips) {}
