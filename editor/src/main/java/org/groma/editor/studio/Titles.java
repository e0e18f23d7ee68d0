package org.groma.editor.studio;

import java.util.function.Function;
import javafx.util.StringConverter;

/** Shows the items of a list by a title; nothing is read back from it. */
final class Titles<T> extends StringConverter<T> {

  private final Function<T, String> title;

  Titles(Function<T, String> title) {
    this.title = title;
  }

  @Override
  public String toString(T item) {
    return item == null ? "" : title.apply(item);
  }

  @Override
  public T fromString(String typed) {
    throw new UnsupportedOperationException("such a list is chosen from, not typed into");
  }
}
