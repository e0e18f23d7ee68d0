/**
 * The Events step: event cards, raids and caravans (chapter X), and how players play the event
 * cards they hold, at the moment each is meant for.
 */
package org.groma.engine.invasions.events;
