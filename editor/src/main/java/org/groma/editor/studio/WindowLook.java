package org.groma.editor.studio;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ChangeListener;
import javafx.scene.Parent;
import javafx.scene.Scene;

/** How a window looks: dark or light, and how large its text is. */
final class WindowLook {

  static final int SMALLEST_TEXT = 10;
  static final int LARGEST_TEXT = 24;

  /** How large icons are beside text. */
  private static final double ICON = 18.0 / Workbench.USUAL_TEXT;

  private final Scene scene;
  private final Parent root;
  private final Memory memory;
  private final Supplier<Optional<Workbench>> bench;
  private final IntegerProperty textSize = new SimpleIntegerProperty();
  private final BooleanProperty dark = new SimpleBooleanProperty();
  private final ChangeListener<ColorScheme> scheme = (_, _, _) -> recall();

  /**
   * @param bench is told of it, if a project is open
   */
  WindowLook(Scene scene, Parent root, Memory memory, Supplier<Optional<Workbench>> bench) {
    this.scene = scene;
    this.root = root;
    this.memory = memory;
    this.bench = bench;
    recall();
    Platform.getPreferences().colorSchemeProperty().addListener(scheme);
    dark.addListener((_, _, _) -> theme());
    theme();
    textSize.addListener((_, _, size) -> enlarge(size.intValue()));
    textSize.set(
        (int)
            Math.clamp(
                memory.number("text.size", Workbench.USUAL_TEXT), SMALLEST_TEXT, LARGEST_TEXT));
    textSize.addListener((_, before, size) -> {
      if (size.intValue() < SMALLEST_TEXT || size.intValue() > LARGEST_TEXT) {
        textSize.set(before.intValue());
      }
    });
  }

  BooleanProperty dark() {
    return dark;
  }

  /** The size of text in pixels. */
  IntegerProperty textSize() {
    return textSize;
  }

  /** Goes by what is preferred now. */
  void recall() {
    dark.set(
        switch (new Preferences(memory).theme()) {
          case LIGHT -> false;
          case DARK -> true;
          case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
        });
  }

  /** As a style sheet of the scene, because menus and tips have it too, and are not below root. */
  private void enlarge(int size) {
    scene.getStylesheets().removeIf(sheet -> sheet.startsWith("data:"));
    scene
        .getStylesheets()
        .add(
            String.format(
                Locale.ROOT,
                "data:text/css,.root{-fx-font-size:%dpx;}.ikonli-font-icon{-fx-icon-size:%dpx;}",
                size,
                Math.round(ICON * size)));
    bench.get().ifPresent(this::show);
  }

  private void theme() {
    Application.setUserAgentStylesheet(
        dark.get()
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet());
    root.getStyleClass().remove("night");
    if (dark.get()) {
      root.getStyleClass().add("night");
    }
    bench.get().ifPresent(this::show);
  }

  /** Tells a workbench, whose map is painted for it. */
  void show(Workbench open) {
    open.dark().set(dark.get());
    open.textSize().set(textSize.get());
  }

  /** Notes it for the next window and heeds the system no more. */
  void close() {
    memory.put("dark", String.valueOf(dark.get()));
    memory.put("text.size", String.valueOf(textSize.get()));
    Platform.getPreferences().colorSchemeProperty().removeListener(scheme);
  }
}
