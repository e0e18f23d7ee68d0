/**
 * The Events step: event cards, raids and caravans (chapter X), and how players play the event
 * cards they hold, each at the moment it is meant for.
 */
package org.groma.engine.invasions.events;
