import {
  formatDocumentNumber,
  isNumberPattern,
  type KindName,
  MAX_NUMBER_LENGTH,
  nextNumber,
} from '#documents';

/** The pattern of a kind until its company has another one. */
export function defaultPattern(prefix: string): string {
  return `${prefix}-{AAAA}-{NNNN}`;
}

/** What is wrong with a pattern, in words; empty when nothing is. `today` is YYYY-MM-DD. */
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

/** The number that the next document of a series takes: at least the starting one. */
export function previewNumber(
  { pattern, start }: { pattern: string; start: number },
  issued: readonly string[],
  today: string,
): string {
  const before =
    start > 1 ? [formatDocumentNumber(pattern, { sequence: start - 1, date: today })] : [];
  return nextNumber([...issued, ...before], pattern, { date: today });
}

/** The kinds that a company numbers, with what they are called. */
export const NUMBERED_KINDS: readonly { kind: KindName; label: string }[] = [
  { kind: 'facture-tva', label: 'Factures' },
  { kind: 'facture-auto-entrepreneur', label: 'Factures sans TVA' },
  { kind: 'devis', label: 'Devis' },
  { kind: 'avoir', label: 'Avoirs' },
  { kind: 'recu', label: 'Reçus' },
  { kind: 'quittance-loyer', label: 'Quittances' },
];
