/**
 * From longitude and latitude to map units and back. Games are drawn on a flat sheet, so a project
 * names one projection ({@link org.groma.model.project.Projection}) and everything on its map is in
 * the units of that: for the spherical projections, kilometres.
 */
package org.groma.model.geography;
