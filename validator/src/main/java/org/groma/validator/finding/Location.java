package org.groma.validator.finding;

/**
 * Where something stands in the files of a project.
 *
 * @param file relative to the project folder, with forward slashes
 * @param line counted from 1; 0 where it is the file as a whole
 * @param column counted from 1; 0 where it is the file as a whole
 * @param path the way to the value, {@code $.provinces[12].area}
 */
public record Location(String file, int line, int column, String path) {}
