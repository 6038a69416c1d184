import type { KindName } from '#documents';

/** The default pattern of a kind. */
export function defaultPattern(prefix: string): string {
  return `${prefix}-{AAAA}-{NNNN}`;
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
