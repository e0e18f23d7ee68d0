package org.groma.exporters.picture;

/**
 * What is wanted for a name.
 *
 * @param least no smaller size will do
 * @param most no larger size is wanted
 * @param hard the share of the text that must lie within hard borders, 1 for all of it
 * @param soft the same for soft ones, which a name may cross more easily
 */
record Wish(double least, double most, double hard, double soft) {}
