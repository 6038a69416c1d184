import { listWordings } from '#documents/law/facts/wordings.ts';
import { toPlainText } from './plain-text.ts';

/**
 * Rates, amounts, dates, delays and printed sentences typed instead of referenced, except the words
 * `allowed`, which are typed on purpose.
 */
export function findTypedLaw(text: string, allowed: readonly string[]): string[] {
  const plain = toPlainText(text);
  const left = [...allowed.map(toPlainText), TITLE_OF_LAW].reduce<string>(
    (rest, each) => rest.replaceAll(each, ' '),
    plain,
  );
  const figures = FIGURES.flatMap((figure) => left.match(figure) ?? []);
  const wordings = listWordings()
    .filter(([, wording]) => wording.length >= 30 && plain.includes(toPlainText(wording)))
    .map(([name]) => `the wording « ${name} »`);
  return [...figures.map((figure) => figure.trim()), ...wordings];
}

const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const NUMBERS =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quatorze|quinze|vingt|trente|quarante-cinq|soixante';

/**
 * « loi n° 2025-1044 du 3 novembre 2025 », « Cass., avis, 25 septembre 2025 »: a title, not a date
 * that the law sets.
 */
const TITLE_OF_LAW = new RegExp(
  `(?:(?:lois?|ordonnances?|décrets?|arrêtés?|règlements?)(?: n° [\\d/A-Z-]+)? du|Cass\\.[\\p{L}\\d., ]{0,20}?) \\d{1,2}(?:er)? (?:${MONTHS}) \\d{4}`,
  'giu',
);

const FIGURES = [
  /\d[\d ]*(?:,\d+)? ?[%€]/g,
  new RegExp(`\\b\\d{1,2}(?:er)? (?:${MONTHS}) 20\\d\\d`, 'gi'),
  /\b\d{2}\/\d{2}\/20\d{2}\b/g,
  /\b\d+ ?(?:jours?|mois|ans?|années?|semaines?)\b/g,
  new RegExp(`\\b(?:${NUMBERS}) (?:jours|mois|ans|années|semaines)\\b`, 'gi'),
];
