package org.groma.validator.check;

import java.util.function.Consumer;
import org.groma.model.id.Place;
import org.groma.validator.finding.Finding;

/**
 * Looks at the provinces, sea zones and boxes of the map, one by one: at the place's entry, its
 * cities, its faces and the arcs round them, its neighbours by border or link and their entries,
 * and at what it reads besides.
 */
public non-sealed interface PlaceCheck extends Check {

  void look(Place place, Survey survey, Consumer<Finding> out);
}
