package org.groma.editor.fuzz;

import java.nio.file.Path;
import java.util.List;

/**
 * A reader with its seeds.
 *
 * @param share how many of a hundred inputs it gets; slow readers get few
 * @param mutators one or more for each seed
 */
record FuzzTarget(String name, int share, List<Mutator> mutators, FuzzTarget.Reader reader) {

  /** Reads one input. */
  interface Reader {
    /**
     * Whether the input is taken.
     *
     * @param folder a folder of the thread's own, as the reader's last input left it
     * @throws Exception anything at all: then the reader has failed
     */
    boolean read(byte[] input, Path folder) throws Exception;
  }
}
