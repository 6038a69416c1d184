import {
  formatDocumentNumber,
  isNumberPattern,
  type KindName,
  MAX_NUMBER_LENGTH,
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

/** Both kinds of invoices share a series. */
export const NUMBERED_SERIES: readonly {
  kinds: readonly [KindName, ...KindName[]];
  label: string;
}[] = [
  { kinds: ['facture-tva', 'facture-auto-entrepreneur'], label: 'Factures' },
  { kinds: ['devis'], label: 'Devis' },
  { kinds: ['avoir'], label: 'Avoirs' },
  { kinds: ['recu'], label: 'Reçus' },
  { kinds: ['quittance-loyer'], label: 'Quittances' },
];
