/**
 * What Romanitas reads of the open data of a project: its tables, and the values of map, pieces and
 * scenarios that only these rules know. Bounds are what the rules can work with, wide enough for a
 * variant; what the rulebook prints stands in the transcriptions of the project.
 */
package org.groma.engine.romanitas.shape;
