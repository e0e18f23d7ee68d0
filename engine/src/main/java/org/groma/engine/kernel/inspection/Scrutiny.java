package org.groma.engine.kernel.inspection;

import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;

/**
 * Looks for one kind of mistake in the data of a scenario. Stateless.
 *
 * @param <G> what a ruleset inspects
 */
public interface Scrutiny<G> {

  Inspection about();

  void look(G ground, Consumer<Objection> out);
}
