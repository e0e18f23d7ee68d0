package org.groma.editor.fuzz;

import java.util.random.RandomGenerator;

/** Spoils a sound file. Prepared once for a seed, so that mutating it is quick. */
interface Mutator {

  byte[] mutate(RandomGenerator random);
}
