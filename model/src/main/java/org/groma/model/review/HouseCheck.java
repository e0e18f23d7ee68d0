package org.groma.model.review;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.HouseCheckId;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;

/**
 * A check that a project adds to those of the program.
 *
 * @param of the kind of entries it looks at, {@code province}
 * @param where the condition that an entry must meet to be found
 * @param message what to say of it; {@code {name}} and other fields in braces are filled in
 * @param severity how bad what it finds is
 * @param mend what to do about it
 * @param matching entries that it must find, for the check to be tested by
 * @param passing entries that it must not find
 */
public record HouseCheck(
    @JsonProperty(required = true) HouseCheckId id,
    @JsonProperty(required = true) String name,
    @JsonProperty(required = true) String of,
    @JsonProperty(required = true) Datum where,
    @JsonProperty(required = true) String message,
    @JsonProperty(required = true) Severity severity,
    Optional<String> mend,
    List<Datum> matching,
    List<Datum> passing,
    Origins origin)
    implements Entry<HouseCheckId> {

  public HouseCheck {
    matching = List.copyOf(matching);
    passing = List.copyOf(passing);
  }
}
