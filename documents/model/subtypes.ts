/** The six kinds, named after their pages. */
export const KIND_NAMES = [
  'facture-tva',
  'facture-auto-entrepreneur',
  'devis',
  'recu',
  'quittance-loyer',
  'avoir',
] as const;
export type KindName = (typeof KIND_NAMES)[number];

const INVOICE_SUBTYPES = [
  'standard',
  'deposit',
  'final',
  'situation',
  'corrective',
  'note',
  'proforma',
  'self-billed',
  'factored',
] as const;

/** The subtypes of each kind, default first; kinds/ defines them. */
export const SUBTYPES_OF = {
  'facture-tva': INVOICE_SUBTYPES,
  'facture-auto-entrepreneur': INVOICE_SUBTYPES,
  devis: ['standard', 'order', 'amendment'],
  recu: ['standard', 'deposit', 'earnest', 'final', 'security-deposit', 'refund', 'private'],
  'quittance-loyer': ['standard'],
  avoir: ['standard', 'full', 'commercial', 'deposit', 'rebate', 'self-billed', 'factored'],
} as const satisfies Record<KindName, readonly ['standard', ...string[]]>;

export type Subtype = (typeof SUBTYPES_OF)[KindName][number];

export const SUBTYPES: readonly [Subtype, ...Subtype[]] = [
  ...new Set<Subtype>(KIND_NAMES.flatMap((name) => SUBTYPES_OF[name])),
] as [Subtype, ...Subtype[]]; // « standard » at least

/** Whether a kind has a subtype: a recu is never « corrective ». */
export function hasSubtype(kind: KindName, subtype: Subtype): boolean {
  return subtypesOf(kind).includes(subtype);
}

export function subtypesOf(kind: KindName): readonly Subtype[] {
  return SUBTYPES_OF[kind];
}
