package org.groma.editor.map;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Paints frames one after the other on a thread of its own. Only the newest frame that was asked
 * for counts: one that has been overtaken is given up between two layers or names. While nothing is
 * asked for, what a nearer look will need is worked out.
 */
public final class PlateMaker {

  /**
   * A frame painted as pixels.
   *
   * @param names what is written on it
   */
  public record Plate(Frame frame, BufferedImage image, List<WrittenName> names) {}

  private final Executor worker;
  private final Consumer<Plate> listener;
  private final Consumer<Throwable> trouble;
  private final MapPainter painter = new MapPainter();
  private Optional<Frame> wanted = Optional.empty();
  private boolean running;

  /**
   * @param worker runs one thing at a time
   * @param listener gets every plate, on the worker's thread
   */
  public PlateMaker(Executor worker, Consumer<Plate> listener, Consumer<Throwable> trouble) {
    this.worker = worker;
    this.listener = listener;
    this.trouble = trouble;
  }

  /** Asks for a frame; what was asked for before and is not painted yet is forgotten. */
  public synchronized void want(Frame frame) {
    wanted = Optional.of(frame);
    if (!running) {
      running = true;
      worker.execute(this::work);
    }
  }

  private synchronized Optional<Frame> take() {
    Optional<Frame> taken = wanted;
    wanted = Optional.empty();
    running = taken.isPresent();
    return taken;
  }

  private synchronized boolean isOvertaken() {
    return wanted.isPresent();
  }

  private void work() {
    for (Optional<Frame> next = take(); next.isPresent(); next = take()) {
      try {
        Frame frame = next.get();
        painter
            .paint(frame, this::isOvertaken)
            .ifPresent(image -> listener.accept(new Plate(frame, image, painter.names())));
        painter.foresee(frame, this::isOvertaken);
      } catch (RuntimeException | Error broken) { // else nothing would be painted ever again
        trouble.accept(broken);
      }
    }
  }
}
