import { MONTHS } from '#documents/model/dates/format-date.ts';
import { ENGLISH_MONTHS } from '#documents/model/dates/format-date-english.ts';
import { capitalize } from '#documents/model/texts/capitalize.ts';
import { foldAccents } from '#documents/model/texts/fold-accents.ts';

/** 0 to 11. */
export function monthOf(name: string): number {
  return styleOf(name).findIndex((one) => isSame(one, name));
}

/** The name of a month written as another one: (11, « NOV. ») → « DÉC. ». */
export function writeMonthLike(month: number, name: string): string {
  const next = styleOf(name)[month] ?? name;
  if (name === name.toUpperCase()) return next.toUpperCase();
  return name[0] === name[0]?.toLowerCase() ? next.toLowerCase() : capitalize(next);
}

function styleOf(name: string): readonly string[] {
  return STYLES.find((style) => style.some((one) => isSame(one, name))) ?? [];
}

function isSame(one: string, other: string): boolean {
  return foldAccents(one) === foldAccents(other);
}

// biome-ignore format: a list
const SHORT = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];
const BARE = SHORT.map((name) => name.replace('.', ''));
/** The first that has a name says how the next one is written. */
const STYLES = [MONTHS, SHORT, BARE, ENGLISH_MONTHS];

/** A pattern of the name of a month, whole or shortened, French or English; for `iu`. */
export const MONTH = matchNames(STYLES.flat());
/** The names that are no usual word in any language: « may », « sept » and « dec » may be. */
export const PLAIN_MONTH = matchNames([...MONTHS, ...SHORT]);

function matchNames(names: readonly string[]): string {
  const sorted = [...new Set(names.flatMap((name) => [name, foldAccents(name)]))]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace('.', '\\.'));
  return `(?<![\\p{L}\\p{N}])(?:${sorted.join('|')})(?!\\p{L})`;
}
