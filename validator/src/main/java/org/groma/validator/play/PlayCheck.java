package org.groma.validator.play;

import java.util.function.Consumer;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Finding;

/** One kind of defect that shows when games are played. Stateless. */
public interface PlayCheck {

  Profile profile();

  void look(Played played, Consumer<Finding> out);
}
