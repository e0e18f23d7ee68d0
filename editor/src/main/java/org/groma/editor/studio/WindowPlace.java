package org.groma.editor.studio;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/**
 * Where the window stands, how large it is, and whether it fills the screen, from one day to the
 * next. Screens come and go meanwhile, so a window is put back where its title bar can be seized.
 */
final class WindowPlace {

  static final double WIDTH = 1440;
  static final double HEIGHT = 900;

  /** So much of a window is its title bar, whatever the system draws. */
  private static final double TITLE = 32;

  /** What must be seen of a title bar to seize it. */
  private static final double GRIP = 120;

  private final Stage stage;
  private final Memory memory;
  private final ChangeListener<Number> moved = (_, _, _) -> Platform.runLater(this::look);

  /** Where the window stood last while it did not fill the screen. */
  private Optional<Rectangle2D> loose = Optional.empty();

  WindowPlace(Stage stage, Memory memory) {
    this.stage = stage;
    this.memory = memory;
    // a window that is maximised hears of its new size before it hears why
    sides().forEach(side -> side.addListener(moved));
  }

  private List<ReadOnlyDoubleProperty> sides() {
    return List.of(
        stage.xProperty(), stage.yProperty(), stage.widthProperty(), stage.heightProperty());
  }

  /** Looks at the window no more. */
  void close() {
    sides().forEach(side -> side.removeListener(moved));
  }

  private void look() {
    boolean plain =
        stage.isShowing() && !stage.isMaximized() && !stage.isFullScreen() && !stage.isIconified();
    if (plain && stage.getWidth() > 0 && stage.getHeight() > 0) {
      loose =
          Optional.of(
              new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight()));
    }
  }

  /** Puts the window where it was left. */
  void recall() {
    List<Rectangle2D> screens = Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
    Rectangle2D primary = Screen.getPrimary().getVisualBounds();
    double width = Math.max(1, memory.number("window.width", WIDTH));
    double height = Math.max(1, memory.number("window.height", HEIGHT));
    boolean known = memory.get("window.x").isPresent() && memory.get("window.y").isPresent();
    Rectangle2D wanted =
        known
            ? new Rectangle2D(
                memory.number("window.x", 0), memory.number("window.y", 0), width, height)
            : new Rectangle2D(
                primary.getMinX() + (primary.getWidth() - width) / 2,
                primary.getMinY() + (primary.getHeight() - height) / 2,
                width,
                height);
    Rectangle2D place = within(wanted, screens, primary);
    stage.setX(place.getMinX());
    stage.setY(place.getMinY());
    stage.setWidth(place.getWidth());
    stage.setHeight(place.getHeight());
    loose = Optional.of(place);
    stage.setMaximized(isNoted("window.maximised"));
    stage.setFullScreen(isNoted("window.fullscreen"));
  }

  private boolean isNoted(String key) {
    return memory.get(key).map(Boolean::parseBoolean).orElse(false);
  }

  void note() {
    look();
    loose.ifPresent(place -> {
      memory.put("window.x", String.valueOf(place.getMinX()));
      memory.put("window.y", String.valueOf(place.getMinY()));
      memory.put("window.width", String.valueOf(place.getWidth()));
      memory.put("window.height", String.valueOf(place.getHeight()));
    });
    memory.put("window.maximised", String.valueOf(stage.isMaximized()));
    memory.put("window.fullscreen", String.valueOf(stage.isFullScreen()));
  }

  /** Beside another window, so that both are seen. */
  void beside(Stage other) {
    double step = TITLE + 4;
    List<Rectangle2D> screens = Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
    Rectangle2D place =
        within(
            new Rectangle2D(
                other.getX() + step, other.getY() + step, stage.getWidth(), stage.getHeight()),
            screens,
            Screen.getPrimary().getVisualBounds());
    stage.setMaximized(false);
    stage.setFullScreen(false);
    stage.setX(place.getMinX());
    stage.setY(place.getMinY());
  }

  /**
   * A place like the wanted one whose title bar is on a screen, and that is not larger than it.
   *
   * @param screens what may be covered of each
   */
  static Rectangle2D within(Rectangle2D wanted, List<Rectangle2D> screens, Rectangle2D primary) {
    Rectangle2D title =
        new Rectangle2D(wanted.getMinX(), wanted.getMinY(), wanted.getWidth(), TITLE);
    Rectangle2D screen =
        screens.stream()
            .filter(each -> shared(each, wanted) > 0)
            .max(
                Comparator.comparingDouble((Rectangle2D each) -> shared(each, title))
                    .thenComparingDouble(each -> shared(each, wanted)))
            .orElse(primary);
    double width = Math.min(wanted.getWidth(), screen.getWidth());
    double height = Math.min(wanted.getHeight(), screen.getHeight());
    boolean seized =
        shared(screen, title) >= Math.min(GRIP, wanted.getWidth()) * TITLE
            && wanted.getMinY() >= screen.getMinY();
    double x =
        seized
            ? wanted.getMinX()
            : Math.clamp(wanted.getMinX(), screen.getMinX(), screen.getMaxX() - width);
    double y = Math.clamp(wanted.getMinY(), screen.getMinY(), screen.getMaxY() - TITLE);
    return new Rectangle2D(
        x, seized ? wanted.getMinY() : Math.min(y, screen.getMaxY() - height), width, height);
  }

  private static double shared(Rectangle2D a, Rectangle2D b) {
    double width = Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX());
    double height = Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY());
    return width <= 0 || height <= 0 ? 0 : width * height;
  }
}
