/**
 * Ships that meet other ships: interception of those who cross a sea area, and retreat over the
 * sea. An <em>interceptor</em> lies in a coastal area; the ship that moves counts as the attacker.
 * A <em>consort</em> is a second ship that sails with it all the way and is met with it.
 */
package org.groma.engine.cycles.naval;
