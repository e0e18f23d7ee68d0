package org.groma.validator.report;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Finding;

/** What reports know of checks, by their ids. A finding may come from a check that is not here. */
public final class KnownChecks {

  private final Map<String, Profile> byId = new TreeMap<>();

  private KnownChecks(Collection<Profile> profiles) {
    profiles.forEach(profile -> byId.putIfAbsent(profile.id(), profile));
  }

  public static KnownChecks of(Collection<Profile> profiles) {
    return new KnownChecks(profiles);
  }

  public Optional<Profile> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** All of them in the order of ids. */
  public List<Profile> all() {
    return List.copyOf(byId.values());
  }

  /** The defect in a few words; the id where no more is known. */
  String title(String id) {
    return find(id).map(Profile::title).orElse(id);
  }

  Optional<String> confidence(Finding finding) {
    return find(finding.check()).map(profile -> profile.confidence().word());
  }
}
