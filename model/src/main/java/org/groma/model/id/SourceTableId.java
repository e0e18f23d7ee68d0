package org.groma.model.id;

import org.groma.model.value.Slug;

/** Names one transcribed table of one edition, {@code rules-en/provinces}. */
public record SourceTableId(EditionId edition, String table) implements Id {

  public SourceTableId {
    Slug.check(table);
  }

  @Override
  public String slug() {
    return edition.slug() + "/" + table;
  }

  @Override
  public String toString() {
    return slug();
  }
}
