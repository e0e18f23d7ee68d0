package org.groma.editor.studio;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * Work that the window does not wait for. Each job is listed in the status line with its progress
 * and can be cancelled; one that breaks down is reported, and the document is what it was.
 */
public final class Background implements AutoCloseable {

  /** Something to be worked out away from the window. */
  public interface Work<T> {
    T run(Job job) throws Exception;
  }

  /** One piece of work under way. */
  public static final class Job {
    private final String name;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(-1);

    private Job(String name) {
      this.name = name;
    }

    public String name() {
      return name;
    }

    /** Asks it to stop; it does when it next looks. */
    public void cancel() {
      cancelled.set(true);
    }

    public boolean isCancelled() {
      return cancelled.get();
    }

    /** Stops the work here if somebody has cancelled it. */
    public void check() {
      if (isCancelled()) {
        throw new CancellationException();
      }
    }

    /** Says how much is done, 0 to 1; may be called from any thread. */
    public void progress(double share) {
      Platform.runLater(() -> progress.set(share));
    }

    public ReadOnlyDoubleProperty progress() {
      return progress.getReadOnlyProperty();
    }
  }

  private final ExecutorService threads =
      Executors.newFixedThreadPool(
          Math.max(2, Runtime.getRuntime().availableProcessors()),
          BackgroundThreads.patient("groma-work-"));
  private final ObservableList<Job> jobs = FXCollections.observableArrayList();
  private final Consumer<Trouble> troubled;

  /** A job that broke down. */
  public record Trouble(String job, Throwable cause) {}

  public Background(Consumer<Trouble> troubled) {
    this.troubled = troubled;
  }

  /** What is under way. */
  public ObservableList<Job> jobs() {
    return jobs;
  }

  /**
   * Starts a piece of work.
   *
   * @param name what it does: {@code Exporting the workbook}
   * @param done takes the result on the thread of the window, unless the job was cancelled
   */
  public <T> Job start(String name, Work<T> work, Consumer<T> done) {
    Job job = new Job(name);
    if (threads.isShutdown()) { // the window is closing, and nobody waits for it
      job.cancel();
      return job;
    }
    jobs.add(job);
    threads.execute(() -> run(job, work, done));
    return job;
  }

  private <T> void run(Job job, Work<T> work, Consumer<T> done) {
    try {
      T result = work.run(job);
      Platform.runLater(() -> {
        jobs.remove(job);
        if (!job.isCancelled()) {
          done.accept(result);
        }
      });
    } catch (CancellationException stopped) {
      Platform.runLater(() -> jobs.remove(job));
    } catch (Exception | Error broken) { // nothing that a job does may take the window down
      Platform.runLater(() -> {
        jobs.remove(job);
        troubled.accept(new Trouble(job.name(), broken));
      });
    }
  }

  @Override
  public void close() {
    jobs.forEach(Job::cancel);
    threads.shutdownNow();
  }
}
