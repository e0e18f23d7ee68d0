/**
 * Checks of a project, and the findings they give.
 *
 * <p>A <em>check</em> is one small stateless class with a stable id. A <em>finding</em> names the
 * check, a severity, a sentence that a map maker understands, the records affected, where to look
 * on the map and, where one is safe, a fix made of ordinary edits. Static checks read the project;
 * checks by play let the engine play many seeded games and report what happened.
 */
package org.groma.validator;
