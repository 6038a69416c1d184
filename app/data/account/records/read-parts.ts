import { type Draft, repairDraft } from '#documents';

/** Parts of a draft, as the database gives them. */
type Parts = Readonly<Record<string, unknown>>;
type Party = Readonly<Record<string, unknown>>;

/**
 * The draft that holds the given parts, and nothing else that is filled. A value that is impossible
 * is left out alone; where nothing can be made of the natures, they are those of most people.
 */
export function readParts(parts: Parts & { seller?: Party; buyer?: Party }): Draft {
  const seller = { ...NOBODY, kind: 'company', ...parts.seller };
  const buyer = { ...NOBODY, kind: 'business', ...parts.buyer };
  const given = { ...BLANK, ...parts, seller, buyer };
  for (const candidate of [
    given,
    {
      ...given,
      ...BLANK,
      seller: { ...seller, kind: 'company' },
      buyer: { ...buyer, kind: 'business' },
    },
    {
      ...BLANK,
      seller: { ...NOBODY, kind: 'company', name: seller.name },
      buyer: { ...NOBODY, kind: 'business', name: buyer.name },
    },
  ]) {
    const repaired = repairDraft(candidate);
    if (repaired.ok) return repaired.draft;
  }
  throw new Error('A blank draft with names is always read');
}

const NOBODY = { name: '', address: { line1: '', postalCode: '', city: '', country: 'FR' } };
const BLANK = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  number: '',
  issueDate: '',
  dueDate: '',
  currency: 'EUR',
};
