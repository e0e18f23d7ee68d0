// Small words for the document. Text is always set as text: a name is never markup.
const byId = id => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

/** An element with attributes and children; children that are absent are left out. */
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter(child => child !== null && child !== ''));
  return element;
};

const SVG = 'http://www.w3.org/2000/svg';
const draw = (tag, attributes = {}) => {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

/** As a searcher types it: no accents, no capitals, ligatures as two letters. */
const LETTERS = {æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i'};
const fold = text => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  .replace(/[æœøßłđðþı]/g, letter => LETTERS[letter]);

const calm = matchMedia('(prefers-reduced-motion: reduce)');
