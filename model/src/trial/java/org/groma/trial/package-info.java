/**
 * A disk that does as a test says: it fails, it is watched, it stops dead. It lies over the real
 * one, and its paths go to the program like any others, so all reading and writing of the program
 * is tried as it is, with no seam of its own for that.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Deed</b>: one thing that is asked of a disk: open a file, write into it, rename it.
 *   <li><b>Warden</b>: is asked before each deed, and may watch it, fail it, or end the program
 *       there.
 * </ul>
 *
 * <p>These sources are compiled into the tests of each module that asks for them in its {@code
 * pom.xml}.
 */
package org.groma.trial;
