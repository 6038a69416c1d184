import {
  formatDocumentNumber,
  isNumberPattern,
  type KindName,
  MAX_NUMBER_LENGTH,
  nextNumber,
} from '#documents';

/** The default pattern of a kind. */
export function defaultPattern(prefix: string): string {
  return `${prefix}-{AAAA}-{NNNN}`;
}

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

/** The next number of a series, at least `start`. */
export function previewNumber(
  { pattern, start }: { pattern: string; start: number },
  issued: readonly string[],
  today: string,
): string {
  const before =
    start > 1 ? [formatDocumentNumber(pattern, { sequence: start - 1, date: today })] : [];
  return nextNumber([...issued, ...before], pattern, { date: today });
}

export const NUMBERED_KINDS: readonly { kind: KindName; label: string }[] = [
  { kind: 'facture-tva', label: 'Factures' },
  { kind: 'facture-auto-entrepreneur', label: 'Factures sans TVA' },
  { kind: 'devis', label: 'Devis' },
  { kind: 'avoir', label: 'Avoirs' },
  { kind: 'recu', label: 'Reçus' },
  { kind: 'quittance-loyer', label: 'Quittances' },
];
