/**
 * The panel Problems: what the checks find while the project is edited, and what is done about it.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><b>Problem</b>: a finding as the panel lists it, with who found it: the checks that follow
 *       every change, or the games that were played last.
 *   <li><b>Sieve</b>: which problems are listed.
 *   <li><b>Listing</b>: the problems that pass the sieve, in groups, as the lines of a list. It is
 *       made anew from every verdict; the line that was chosen is found again by what it is about.
 *   <li><b>Remedy</b>: what mending comes to, tried out before it is shown or made. It is made only
 *       if it leaves the project better, as {@link org.groma.validator.mend.Mending} does.
 * </ul>
 */
package org.groma.editor.panel.problems;
