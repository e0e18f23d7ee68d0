package org.groma.editor.sheet;

/**
 * One cell of a sheet.
 *
 * @param row the id of its row
 * @param column the key of its column
 */
public record Cell(String row, String column) {}
