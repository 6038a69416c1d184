import { type Draft, type KindName, type KindTraits, requireKind } from '#documents';
import { createBlankParts } from './new-parts.ts';

/**
 * The document shown until the device has been read: no date, no number, no defaults of the author.
 */
export function createBlankDraft(kindName: KindName, usualRegime?: 'normal' | 'franchise'): Draft {
  const traits = requireKind(kindName);
  const vatRegime = chooseRegime(traits, usualRegime);
  const { needsPreceding } = traits.subtypes.standard;
  return {
    version: 1,
    kind: kindName,
    subtype: 'standard',
    vatRegime,
    number: '',
    issueDate: '',
    dueDate: '',
    currency: 'EUR',
    language: 'fr',
    operation: 'services',
    vatOnDebits: false,
    priceMode: 'net',
    seller: { kind: defaultSellerKind(traits, vatRegime), name: '', address },
    buyer: { kind: isBetweenPeople(traits) ? 'individual' : 'business', name: '', address },
    lines: traits.hasLines ? [createEmptyLine(vatRegime)] : [],
    allowances: [],
    charges: [],
    prepayments: [],
    payment: {
      // A transfer is added once the seller has an account.
      means: [],
      latePenalty: 'ecb+10',
      recoveryFee: true,
      earlyDiscount: 'none',
    },
    references: needsPreceding ? { preceding: [{ number: '' }] } : {},
    style: {
      template: 'classique',
      accent: '#1C5D4A',
      watermark: 'none',
      showsPaymentCode: true,
    },
    ...createBlankParts(traits),
  };
}

/** A kind with or without VAT takes the author’s usual regime. */
function chooseRegime(
  { vatRegimes, hasLines }: KindTraits,
  usual: Draft['vatRegime'] | undefined,
): Draft['vatRegime'] {
  return usual && hasLines && vatRegimes.includes(usual) ? usual : vatRegimes[0];
}

function defaultSellerKind(
  { hasRent }: KindTraits,
  vatRegime: Draft['vatRegime'],
): Draft['seller']['kind'] {
  if (hasRent) return 'individual';
  return vatRegime === 'normal' ? 'company' : 'sole-trader';
}

function isBetweenPeople({ hasRent, hasReceipt }: KindTraits): boolean {
  return hasRent || hasReceipt;
}

function createEmptyLine(vatRegime: Draft['vatRegime']): Draft['lines'][number] {
  const line = { kind: 'item', name: '', quantity: '1', unit: 'C62', unitPrice: '0' } as const;
  return vatRegime === 'normal' ? { ...line, vatRate: '20' } : line;
}

const address = { line1: '', postalCode: '', city: '', country: 'FR' };
