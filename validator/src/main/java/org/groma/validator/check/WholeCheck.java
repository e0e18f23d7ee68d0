package org.groma.validator.check;

import java.util.function.Consumer;
import org.groma.validator.finding.Finding;

/** Looks at the project as a whole, or at as much of it as it says that it reads. */
public non-sealed interface WholeCheck extends Check {

  @Override
  Reads reads();

  void look(Survey survey, Consumer<Finding> out);
}
