import { type KindName, requireKind } from '#documents';

/** How a sentence calls the one whom a document is for: « client », « locataire », « payeur ». */
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
