package org.groma.engine.kernel;

/**
 * Words that places with a tag bear on the map, such as the name of the people that starts there.
 *
 * @param tag the word of the tag
 * @param text {@code Slav 1}
 * @param meaning what such words say, for the key of the map; the same for all of a sort
 */
public record Caption(String tag, String text, String meaning) {}
