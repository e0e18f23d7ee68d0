package org.groma.engine.cycles.inspection;

import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;

/** Looks for one kind of mistake in the data of a scenario. Stateless. */
interface Scrutiny {

  Inspection about();

  void look(Ground ground, Consumer<Objection> out);
}
