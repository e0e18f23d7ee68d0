/**
 * Writers of a project in other formats (spreadsheets, game JSON, geographic formats, print sheets,
 * HTML), and readers of the same formats.
 *
 * <p>An export goes from the project to records of the format, from those to bytes, and ends in one
 * atomic write; the first two steps are pure. The same project gives the same bytes.
 */
package org.groma.exporters;
