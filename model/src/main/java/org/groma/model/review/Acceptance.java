package org.groma.model.review;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.AcceptanceId;
import org.groma.model.value.Origins;

/**
 * A finding that somebody looked at and let stand.
 *
 * @param check the id of the check that found it
 * @param subjects what the finding is about, each as {@code kind:id}
 * @param field which value of the first of them, where it is about one
 * @param reason why it may stand
 * @param by who says so
 * @param on when
 * @param state a digest of the subjects as they were; when they change, the finding comes back
 */
public record Acceptance(
    @JsonProperty(required = true) AcceptanceId id,
    @JsonProperty(required = true) String check,
    List<String> subjects,
    Optional<String> field,
    @JsonProperty(required = true) String reason,
    @JsonProperty(required = true) String by,
    @JsonProperty(required = true) String on,
    @JsonProperty(required = true) String state)
    implements Entry<AcceptanceId> {

  public Acceptance {
    subjects = List.copyOf(subjects);
    if (reason.isBlank()) {
      throw new IllegalArgumentException("a finding is accepted for a reason, and it is missing");
    }
    Signature.check(by, on);
  }

  @Override
  public String name() {
    return check + " of " + String.join(", ", subjects);
  }

  @Override
  public Origins origin() {
    return Origins.UNSTATED;
  }
}
