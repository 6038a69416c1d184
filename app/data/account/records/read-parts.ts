import { type Draft, repairDraft } from '#documents';

type Parts = Readonly<Record<string, unknown>>;
type Party = Readonly<Record<string, unknown>>;

/**
 * A draft that holds only the given parts. Each invalid value is dropped on its own; invalid kinds
 * and regimes fall back to the most common ones.
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
