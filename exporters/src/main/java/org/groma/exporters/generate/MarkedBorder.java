package org.groma.exporters.generate;

import org.groma.model.id.Place;
import org.groma.model.topology.Border;

/** A border between two places that is more than plain land: a river, a ridge. */
public record MarkedBorder(Place a, Place b, Border border) {}
