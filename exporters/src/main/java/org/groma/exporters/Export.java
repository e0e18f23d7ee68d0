package org.groma.exporters;

import org.groma.model.project.Project;

/**
 * What is to be written.
 *
 * @param review what checking and proofreading had to say of the project
 * @param paper what print sheets are made for
 * @param width how many pixels wide pictures of the map are
 */
public record Export(Project project, Review review, Paper paper, int width) {

  public static final int USUAL_WIDTH = 2400;

  public static Export of(Project project) {
    return new Export(project, Review.NONE, Paper.A4, USUAL_WIDTH);
  }
}
