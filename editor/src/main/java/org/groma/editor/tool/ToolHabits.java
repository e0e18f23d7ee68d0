package org.groma.editor.tool;

/**
 * How somebody likes tools to work.
 *
 * @param reach how near to something the pointer must be to catch it, in pixels
 * @param unit what lengths on the ground are told in
 */
public record ToolHabits(double reach, LengthUnit unit) {

  public static final ToolHabits USUAL = new ToolHabits(9, LengthUnit.KILOMETRES);
}
