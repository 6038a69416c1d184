import { type KindName, requireKind } from '#documents';

/** The word for whoever receives a document: « client », « locataire », « payeur ». */
export function nameAddressee(kindName: KindName): string {
  return NOUNS[requireKind(kindName).addressee];
}

/** Masculine, and none begins with a vowel: « au client », « du client ». */
const NOUNS = {
  billed: 'client',
  customer: 'client',
  payer: 'payeur',
  tenant: 'locataire',
} as const;
