/** The profile of an invoice (BT-24), and what it can express. */
export type Profile = {
  /** BT-24 as written. */
  id: string;
  /** « EN 16931 », « XRechnung », « Profil inconnu ». */
  name: string;
  /** Has lines and conforms to EN 16931; false for MINIMUM and BASIC WL. */
  isFull: boolean;
  /** The official rules to apply; null when we have none. */
  norm: ProfileNorm | null;
};

/** EN 16931, or a superset: Factur-X EXTENDED, the French reform’s. */
export type ProfileNorm = 'en16931' | 'extended' | 'extended-ctc-fr';

export function profileOf(id = ''): Profile {
  const known = PROFILES.find(({ pattern }) => pattern.test(id));
  const isFull = known?.isFull ?? true;
  return {
    id,
    name: known?.name ?? 'Profil inconnu',
    isFull,
    norm: isFull ? normOf(id) : null,
  };
}

function normOf(id: string): ProfileNorm | null {
  if (id.startsWith('urn:ferd:')) return null;
  if (id.endsWith('extended-ctc-fr')) return 'extended-ctc-fr';
  return id.endsWith(':extended') ? 'extended' : 'en16931';
}

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
