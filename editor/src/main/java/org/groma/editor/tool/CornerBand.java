package org.groma.editor.tool;

import java.util.List;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * A box that is drawn round corners to choose them.
 *
 * @param adding whether what was chosen before stays so
 */
record CornerBand(Point from, Point to, boolean adding) {

  CornerBand to(Point there) {
    return new CornerBand(from, there, adding);
  }

  boolean isDrawn(Ground ground) {
    return Math.hypot(to.x() - from.x(), to.y() - from.y()) > VertexTool.SLACK * ground.pixel();
  }

  /** What is chosen when it is let go now; a mere click chooses nothing. */
  CornerSet caught(CornerSet before, Ground ground) {
    CornerSet inside =
        isDrawn(ground)
            ? CornerSet.in(
                new Envelope(new Coordinate(from.x(), from.y()), new Coordinate(to.x(), to.y())),
                ground)
            : CornerSet.NONE;
    return adding ? before.and(inside) : inside;
  }

  Preview.Shape outline() {
    return new Preview.Trace(
        List.of(from, new Point(to.x(), from.y()), to, new Point(from.x(), to.y())),
        true,
        Preview.Style.FAINT);
  }
}
