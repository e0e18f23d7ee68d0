/** What the other nations do: attitudes, piracy, raids, invasions, reconquest. */
package org.groma.engine.romanitas.action;
