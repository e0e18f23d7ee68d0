/** Nations that are beaten, and nations that must make room: XXIX.B–D and IX.B. */
package org.groma.engine.invasions.submission;
