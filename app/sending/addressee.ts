import { type KindName, requireKind } from '#documents';

/** « client », « locataire », « payeur ». */
export function nameAddressee(kindName: KindName): string {
  return NOUNS[requireKind(kindName).addressee];
}

/** All masculine with an initial consonant: « au client », « du client ». */
const NOUNS = {
  billed: 'client',
  customer: 'client',
  payer: 'payeur',
  tenant: 'locataire',
} as const;
