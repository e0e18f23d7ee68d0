package org.groma.editor.tour;

import java.util.Optional;

/**
 * One step of a tour.
 *
 * @param title what it is about, in a few words
 * @param words what there is to know, in a sentence or two; {@code Shortcut+K} is written there as
 *     the platform calls it
 * @param target the id of the part of the window that it speaks of
 * @param panel the panel that is brought to the front for it
 * @param deed what it invites to; done, the tour goes on
 */
public record Step(
    String title, String words, String target, Optional<String> panel, Optional<Deed> deed) {

  static Step of(String title, String target, String words) {
    return new Step(title, words, target, Optional.empty(), Optional.empty());
  }

  Step showing(String shown) {
    return new Step(title, words, target, Optional.of(shown), deed);
  }

  Step until(Deed done) {
    return new Step(title, words, target, panel, Optional.of(done));
  }
}
