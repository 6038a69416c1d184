/** BT-24 in words: what an invoice of that profile can say. */
export type Profile = {
  /** BT-24 as it was written. */
  id: string;
  /** « EN 16931 », « XRechnung », « Profil inconnu ». */
  name: string;
  /** Has lines and is an invoice of EN 16931; MINIMUM and BASIC WL are not. */
  isFull: boolean;
  /** Keeps to the rules of EN 16931: EXTENDED says more than they let. */
  followsNorm: boolean;
};

export function profileOf(id = ''): Profile {
  const known = PROFILES.find(({ pattern }) => pattern.test(id));
  const isFull = known?.isFull ?? true;
  return {
    id,
    name: known?.name ?? 'Profil inconnu',
    isFull,
    followsNorm: isFull && !EXTENSION.test(id),
  };
}

const EXTENSION = /:extended$|extended-ctc-fr$|^urn:ferd:/;
const PROFILES = [
  {
    pattern: /^urn:ferd:CrossIndustryDocument:/,
    name: 'ZUGFeRD 1.0 (format ancien)',
    isFull: true,
  },
  { pattern: /:minimum$/, name: 'MINIMUM', isFull: false },
  { pattern: /:basicwl$/, name: 'BASIC WL', isFull: false },
  { pattern: /:basic$/, name: 'BASIC', isFull: true },
  { pattern: /extended-ctc-fr$/, name: 'EXTENDED-CTC-FR', isFull: true },
  { pattern: /:extended$/, name: 'EXTENDED', isFull: true },
  { pattern: /xrechnung/i, name: 'XRechnung', isFull: true },
  { pattern: /peppol/i, name: 'Peppol BIS Billing', isFull: true },
  { pattern: /^urn:cen\.eu:en16931:2017$/, name: 'EN 16931', isFull: true },
  { pattern: /^urn:cen\.eu:en16931:2017[#:]/, name: 'EN 16931, variante', isFull: true },
];
