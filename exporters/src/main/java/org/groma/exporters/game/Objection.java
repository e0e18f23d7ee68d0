package org.groma.exporters.game;

import org.groma.model.store.LoadProblem;
import org.groma.model.store.json.JsonPath;
import org.groma.model.store.json.Locator;

/**
 * Something wrong that shows only once the whole document is read.
 *
 * @param path the way to it
 * @param said what stands there, for lists that are sorted when they are read
 * @param message a sentence without first capital and full stop
 */
record Objection(LoadProblem.Kind kind, JsonPath path, String said, String message) {

  Locator.Sought sought() {
    return new Locator.Sought(path, said);
  }
}
