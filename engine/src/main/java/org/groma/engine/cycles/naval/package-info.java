/**
 * Ships that meet other ships: interception of those who cross a sea area, and retreat over the
 * sea. An <em>interceptor</em> lies in a coastal area; the ship that moves counts as the attacker.
 */
package org.groma.engine.cycles.naval;
