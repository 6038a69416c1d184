import { capitalize } from '#documents/model/texts/capitalize.ts';
/** « Maintenance, novembre 2026 » → « … décembre 2026 »: only a month followed by a year. */
export function renameMonths(text: string): string {
  return text.replace(NAMED_MONTH, (_match, name: string, year: string) => {
    const index = MONTHS.indexOf(name.toLowerCase());
    const next = MONTHS[(index + 1) % MONTHS.length] ?? '';
    const isNewYear = index === MONTHS.length - 1;
    const word = name[0] === name[0]?.toLowerCase() ? next : capitalize(next);
    return `${word} ${isNewYear ? Number(year) + 1 : year}`;
  });
}

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const NAMED_MONTH = new RegExp(`(?<![\\p{L}])(${MONTHS.join('|')})[ \u00a0](20\\d\\d)`, 'giu');
