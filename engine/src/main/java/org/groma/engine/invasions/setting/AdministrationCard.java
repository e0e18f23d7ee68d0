package org.groma.engine.invasions.setting;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.model.value.Datum;

/**
 * An Administration card: its type, and what it does by the status and age of the nation.
 *
 * @param faces effects for Kingdoms, then for Empires, each young, mature and old
 * @param outlooks what the faces show at a glance
 */
@Rule("XIII.C")
public record AdministrationCard(
    String id, String name, Type type, List<List<Datum>> faces, List<Outlook> outlooks) {

  /** What stands on the back. */
  public enum Type {
    PASSIVE,
    MILITARY,
    REFORM;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A third of the Civilized age track. */
  @Rule("VI.A")
  public enum Section {
    YOUNG,
    MATURE,
    OLD;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public AdministrationCard {
    faces = faces.stream().map(List::copyOf).toList();
    outlooks = List.copyOf(outlooks);
  }

  AdministrationCard(String id, String name, Type type, List<List<Datum>> faces) {
    this(id, name, type, faces, faces.stream().map(Outlook::of).toList());
  }

  /** The effects for a Civilized nation of this status and age. */
  public List<Datum> face(Status status, Section section) {
    return faces.get(index(status, section));
  }

  /** What that face shows at a glance. */
  public Outlook outlook(Status status, Section section) {
    return outlooks.get(index(status, section));
  }

  private static int index(Status status, Section section) {
    int within =
        switch (section) {
          case YOUNG -> 0;
          case MATURE -> 1;
          case OLD -> 2;
        };
    return status == Status.EMPIRE ? Section.values().length + within : within;
  }

  /** The calamity that a face brings, if any. */
  public Optional<String> calamity(Status status, Section section) {
    for (Datum effect : face(status, section)) {
      if (effect instanceof Datum.Fields fields
          && fields.get("calamity").orElse(null) instanceof Datum.Fields calamity
          && calamity.get("name").orElse(null) instanceof Datum.Text(String name)) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  }
}
