import { formatDocumentNumber, isNumberPattern, MAX_NUMBER_LENGTH } from '#documents';

/** The error of a pattern, or an empty string. `today` is YYYY-MM-DD. */
export function checkPattern(pattern: string, start: number, today: string): string {
  if (!isNumberPattern(pattern))
    return 'Il faut une fois, et une seule, le numéro d’ordre\u00a0: {NNNN}.';
  const example = formatDocumentNumber(pattern, {
    sequence: start,
    date: today,
    clientCode: 'CLI',
  });
  if (!/^[A-Za-z0-9+\-_/]+$/.test(example))
    return 'Lettres sans accent, chiffres, - _ + / et les mots entre accolades proposés.';
  if (example.length > MAX_NUMBER_LENGTH) return `${MAX_NUMBER_LENGTH} caractères au plus.`;
  return '';
}

/** The words between braces, for the help of a field. */
export const PATTERN_WORDS =
  '{AAAA}, {AA} ou {A}\u00a0: l’année. {MM} ou {M}\u00a0: le mois. {T}\u00a0: le trimestre. {JJ}\u00a0: le jour. {AAAA}/{AAAA+1}\u00a0: la saison, qui commence en septembre. {CLIENT}\u00a0: le code du client. {NNNN}\u00a0: le numéro d’ordre, obligatoire, où vous voulez.';
