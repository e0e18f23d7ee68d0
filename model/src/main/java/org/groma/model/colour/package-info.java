/**
 * Colours as the eye takes them.
 *
 * <ul>
 *   <li><b>Perceived</b>: a colour in OKLab, where equal distances look equally different. A
 *       distance of 2 is just seen side by side; 100 lies between black and white.
 *   <li><b>Coat</b>: how a colour of the project comes onto the map: as it is, or as a wash through
 *       which the paper shows.
 *   <li><b>Taken for sea</b>: a painted colour so near to a tone of the sea that land in it reads
 *       as water, to full sight or to the common kinds of red-green blindness.
 *   <li><b>Clear of the sea</b>: far enough from it to be chosen by the program. Between the two
 *       lies what only a person may choose.
 * </ul>
 *
 * <p>Colours that the program chooses are clear of the sea, and unlike those beside them.
 */
package org.groma.model.colour;
