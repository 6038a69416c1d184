import type { KindName } from '#documents';

/** The same invoice with VAT, or without. */
export function otherKind(kindName: KindName): KindName {
  return OTHERS[kindName];
}

const OTHERS: Readonly<Record<KindName, KindName>> = {
  'facture-tva': 'facture-auto-entrepreneur',
  'facture-auto-entrepreneur': 'facture-tva',
};
