package org.groma.editor.palette;

/**
 * Something that the palette offers.
 *
 * @param title what it is called
 * @param detail what it is: a key for an action, a kind for an entry
 * @param icon as the icon font names it
 */
public record Hit(String title, String detail, String icon, Runnable run) {}
