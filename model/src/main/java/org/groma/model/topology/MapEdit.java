package org.groma.model.topology;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Optional;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.geom.Coordinate;

/**
 * A change to the map as a value: it can be applied, refused, journalled and replayed. Applying one
 * never changes the topology it is given.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
@JsonSubTypes({
  @JsonSubTypes.Type(value = MoveVertex.class, name = "move-vertex"),
  @JsonSubTypes.Type(value = InsertVertex.class, name = "insert-vertex"),
  @JsonSubTypes.Type(value = DeleteVertex.class, name = "delete-vertex"),
  @JsonSubTypes.Type(value = MoveNode.class, name = "move-node"),
  @JsonSubTypes.Type(value = MoveCorners.class, name = "move-corners"),
  @JsonSubTypes.Type(value = SlideNode.class, name = "slide-node"),
  @JsonSubTypes.Type(value = RedrawBorder.class, name = "redraw-border"),
  @JsonSubTypes.Type(value = SimplifyBorders.class, name = "simplify-borders"),
  @JsonSubTypes.Type(value = SmoothBorders.class, name = "smooth-borders"),
  @JsonSubTypes.Type(value = RoughenBorders.class, name = "roughen-borders"),
  @JsonSubTypes.Type(value = SplitFace.class, name = "split-face"),
  @JsonSubTypes.Type(value = DrawFace.class, name = "draw-face"),
  @JsonSubTypes.Type(value = MergeFaces.class, name = "merge-faces"),
  @JsonSubTypes.Type(value = DeleteFace.class, name = "delete-face"),
  @JsonSubTypes.Type(value = AssignFace.class, name = "assign-face"),
  @JsonSubTypes.Type(value = MarkBorder.class, name = "mark-border"),
  @JsonSubTypes.Type(value = TransformMap.class, name = "transform-map"),
})
public sealed interface MapEdit
    permits MoveVertex,
        InsertVertex,
        DeleteVertex,
        MoveNode,
        MoveCorners,
        SlideNode,
        RedrawBorder,
        SimplifyBorders,
        SmoothBorders,
        RoughenBorders,
        SplitFace,
        DrawFace,
        MergeFaces,
        DeleteFace,
        AssignFace,
        MarkBorder,
        TransformMap {

  Ruling apply(Topology map);

  private static Refused missing(String what, int id) {
    return new Refused("There is no " + what + " " + id + " on this map.", new Coordinate());
  }

  static Optional<Ruling> missingArc(Topology map, int arc) {
    return map.hasArc(arc) ? Optional.empty() : Optional.of(missing("border", arc));
  }

  static Optional<Ruling> missingNode(Topology map, int node) {
    return map.hasNode(node) ? Optional.empty() : Optional.of(missing("node", node));
  }

  static Optional<Ruling> missingFace(Topology map, int face) {
    return map.hasFace(face) ? Optional.empty() : Optional.of(missing("face", face));
  }
}
