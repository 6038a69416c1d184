import { emptyWords, sameWords } from '#content/search-words.ts';
import { stem } from './stem.ts';

/**
 * The stems of a text that a page holds: « Vos factures électroniques » → factur, electronic, and
 * one name for the two together.
 */
export function readText(text: string): string[] {
  return tidy(joinStems(text).replace(SAME, (expression) => `${expression} ${nameOf(expression)}`));
}

/** The stems that a question asks for: of an expression its one name only. */
export function readQuestion(text: string): string[] {
  return [...new Set(tidy(joinStems(text).replace(SAME, nameOf)))];
}

function joinStems(text: string): string {
  const words = fold(text).match(/\p{L}+|\d+(?:[.,]\d+)?/gu) ?? [];
  return words
    .filter((word) => !EMPTY.has(word))
    .map((word) => stem(word.replace('.', ',')))
    .join(' ');
}

/** Small letters without accents; « 37 500 » is one number. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
}

/** Single letters have done their part in expressions: « e-facture », « 293 B ». */
function tidy(stems: string): string[] {
  return stems.split(' ').filter((word) => word.length > 1);
}

function nameOf(expression: string): string {
  return NAMES.get(expression) ?? expression;
}

const EMPTY: ReadonlySet<string> = new Set(emptyWords);
/** A name that no word has, by the stems of each expression. */
const NAMES: ReadonlyMap<string, string> = new Map(
  sameWords.flatMap(([first = '', ...others]) => {
    const name = `=${joinStems(first).replaceAll(' ', '-')}`;
    return [first, ...others].map((expression) => [joinStems(expression), name] as const);
  }),
);
const SAME = new RegExp(
  `(?<![^ ])(?:${[...NAMES.keys()].sort((a, b) => b.length - a.length).join('|')})(?![^ ])`,
  'g',
);
