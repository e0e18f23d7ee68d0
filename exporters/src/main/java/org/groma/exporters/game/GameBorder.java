package org.groma.exporters.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Link;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.LinkId;
import org.groma.model.id.OverrideId;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Project;
import org.groma.model.value.Attributes;
import org.groma.model.value.Origins;
import org.groma.model.value.Slug;
import org.groma.model.value.Tags;

/**
 * Two places that are adjacent. It is a link, and not a border that both share, if it has an id or
 * can be blocked from seas.
 */
public record GameBorder(
    @JsonProperty(required = true) Place a,
    @JsonProperty(required = true) Place b,
    @JsonProperty(required = true) String kind,
    Optional<RiverId> river,
    List<SeaId> seas,
    Optional<LinkId> link,
    Optional<String> name,
    List<String> aliases,
    boolean oneWay,
    Tags tags,
    Attributes attributes) {

  private static final String REASON = "The game document says so.";

  public GameBorder {
    seas = List.copyOf(seas);
    aliases = List.copyOf(aliases);
    if (a.equals(b)) {
      throw new IllegalArgumentException("a border joins two places, not " + a + " with itself");
    }
    boolean isLink = link.isPresent() || !seas.isEmpty();
    if (isLink && river.isPresent()) {
      throw new IllegalArgumentException("a link runs along no river; leave 'river' out");
    }
    if (isLink && link.isEmpty() && !Slug.isValid(pair(a, b))) {
      throw new IllegalArgumentException("this link needs an id in 'link'");
    }
    boolean says = name.isPresent() || !aliases.isEmpty() || oneWay;
    if (!isLink && (says || !tags.isEmpty() || !attributes.isEmpty())) {
      throw new IllegalArgumentException(
          "only a link has a name, aliases, one way, tags or attributes; give it an id in 'link'");
    }
  }

  static GameBorder across(Place place, Neighbour neighbour) {
    return new GameBorder(
        place,
        neighbour.place(),
        neighbour.kind(),
        neighbour.river(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        false,
        Tags.NONE,
        Attributes.NONE);
  }

  static GameBorder along(Link link) {
    return new GameBorder(
        link.from(),
        link.to(),
        link.kind(),
        Optional.empty(),
        link.seas(),
        Optional.of(link.id()),
        Optional.of(link.name()),
        link.aliases(),
        link.oneWay(),
        link.tags(),
        link.attributes());
  }

  boolean isLink() {
    return link.isPresent() || !seas.isEmpty();
  }

  /** The id of a link: its own, or one made of the places it joins. */
  LinkId linkId() {
    return link.orElseGet(() -> new LinkId(pair(a, b)));
  }

  private static String pair(Place a, Place b) {
    return a.slug() + "-" + b.slug();
  }

  Link toLink() {
    return new Link(
        linkId(),
        name.orElse(linkId().slug()),
        aliases,
        kind,
        a,
        b,
        oneWay,
        seas,
        tags,
        attributes,
        Origins.UNSTATED);
  }

  /** The border for a {@link Project} without a drawing, in which nothing else makes it. */
  AdjacencyOverride toOverride(OverrideId id) {
    return new AdjacencyOverride(id, a, b, true, said(), river, REASON, Origins.UNSTATED);
  }

  /** The kind, unless it goes without saying: coast and sea are no words of the vocabulary. */
  private Optional<String> said() {
    String implied = a.isSea() && b.isSea() ? Neighbour.SEA : Neighbour.COAST;
    return (a.isSea() || b.isSea()) && kind.equals(implied) ? Optional.empty() : Optional.of(kind);
  }
}
