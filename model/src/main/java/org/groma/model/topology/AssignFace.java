package org.groma.model.topology;

import org.groma.model.topology.Ruling.Legal;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.geom.Coordinate;

/** Gives a face to a province or a sea zone, or takes it out of play. */
public record AssignFace(int face, Use use) implements MapEdit {

  @Override
  public Ruling apply(Topology map) {
    return MapEdit.missingFace(map, face).orElseGet(() -> assign(map));
  }

  private Ruling assign(Topology map) {
    if (face == Face.OUTSIDE) {
      return new Refused("The space around the map cannot be given to a place.", new Coordinate());
    }
    Draft draft = new Draft(map);
    draft.setUse(face, use);
    return new Legal(draft.freeze(), draft.touched());
  }
}
