package org.groma.exporters;

import org.groma.exporters.picture.MapPicture;
import org.groma.exporters.picture.PictureStyle;
import org.groma.exporters.picture.Scene;
import org.groma.model.project.Project;

/**
 * What is to be written. Formats that show the map share one scene of it: to set all its names
 * takes longer than to write it down.
 */
public final class Export {

  public static final int USUAL_WIDTH = 2400;

  private final Project project;
  private final Review review;
  private final Paper paper;
  private final int width;
  private Scene scene;

  /**
   * @param review what checking and proofreading had to say of the project
   * @param paper what print sheets are made for
   * @param width how many pixels wide pictures of the map are
   */
  public Export(Project project, Review review, Paper paper, int width) {
    this.project = project;
    this.review = review;
    this.paper = paper;
    this.width = width;
  }

  public static Export of(Project project) {
    return new Export(project, Review.NONE, Paper.A4, USUAL_WIDTH);
  }

  public Project project() {
    return project;
  }

  public Review review() {
    return review;
  }

  public Paper paper() {
    return paper;
  }

  public int width() {
    return width;
  }

  /** The map as pictures of this width show it, drawn when it is first asked for. */
  public synchronized Scene scene() {
    if (scene == null) {
      scene = MapPicture.of(project, PictureStyle.of(width));
    }
    return scene;
  }
}
