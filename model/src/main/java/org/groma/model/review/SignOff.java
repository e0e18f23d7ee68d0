package org.groma.model.review;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.groma.model.entry.Entry;
import org.groma.model.id.SignOffId;
import org.groma.model.value.Origins;

/**
 * A row of the gazetteer that somebody has compared with the printed editions and found right.
 *
 * @param subject the row, as {@code kind:id}
 * @param by the initials of the proofreader
 * @param on when
 * @param state a digest of the row and of what the editions print of it; when they change, it is to
 *     be read again
 */
public record SignOff(
    @JsonProperty(required = true) SignOffId id,
    @JsonProperty(required = true) String subject,
    @JsonProperty(required = true) String by,
    @JsonProperty(required = true) String on,
    @JsonProperty(required = true) String state)
    implements Entry<SignOffId> {

  public SignOff {
    Signature.check(by, on);
  }

  @Override
  public String name() {
    return subject + ", " + by;
  }

  @Override
  public Origins origin() {
    return Origins.UNSTATED;
  }
}
