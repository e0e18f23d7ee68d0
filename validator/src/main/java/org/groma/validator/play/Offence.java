package org.groma.validator.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.groma.validator.finding.Subject;

/**
 * A kind of broken invariant: which one, and about whom.
 *
 * @param section of the rulebook it follows from
 * @param about the nations and provinces that the sentence names
 */
public record Offence(String invariant, Optional<String> section, List<Subject> about)
    implements Comparable<Offence> {

  private static final Comparator<Offence> ORDER =
      Comparator.comparing(Offence::invariant).thenComparing(each -> each.about().toString());

  public Offence {
    about = List.copyOf(about);
  }

  @Override
  public int compareTo(Offence other) {
    return ORDER.compare(this, other);
  }
}
