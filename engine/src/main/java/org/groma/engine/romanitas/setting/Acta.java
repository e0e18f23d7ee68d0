package org.groma.engine.romanitas.setting;

import java.util.List;
import java.util.Set;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;

/**
 * A box of the Acta Publica with all that it does.
 *
 * @param row the key of its row
 * @param points RP at once
 * @param attitudes what it adds to every attitude roll
 * @param unusable types of units that cannot be mobilised
 * @param largeForce what a force of six costs more
 * @param missionary what a missionary costs more
 * @param removal what removing a Desolation costs more
 * @param unit what mobilising a force costs more
 * @param fleet what mobilising a fleet costs more
 * @param improvement what an elite costs more
 * @param desolation the city space that a die strikes, by its roll
 * @param favours of which one may be taken
 * @param free how many diplomatic actions, or elites, are free
 */
@Rule({"4.2.1", "4.2.2", "4.2.3"})
public record Acta(
    Box box,
    String row,
    int points,
    Set<Ban> bans,
    int attitudes,
    Set<String> unusable,
    int largeForce,
    int missionary,
    int removal,
    int unit,
    int fleet,
    int improvement,
    Bands<Integer> desolation,
    List<Favour> favours,
    int free) {

  public Acta {
    bans = Set.copyOf(bans);
    unusable = Set.copyOf(unusable);
    favours = List.copyOf(favours);
  }
}
