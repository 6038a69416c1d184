import { expect, test } from 'vitest';
import { judgeSample } from '#documents/law/rules/judge-sample.test.support.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { samples } from '#documents/samples/samples.ts';

const { quote, seller } = samples['devis-plombier'];

function plumber(id: string, changes: Partial<DraftInput> = {}) {
  return judgeSample('devis-plombier', id, changes);
}

function saying(changes: Partial<NonNullable<DraftInput['quote']>>): Partial<DraftInput> {
  return { quote: { ...quote, ...changes } };
}

test('works for a consumer say their hour, what becomes of the parts, and the guarantees', () => {
  for (const id of ['quote-hourly', 'quote-parts', 'quote-guarantees', 'works-contact'])
    expect(plumber(id).state, id).toBe('satisfied');
  expect(plumber('quote-parts', saying({ keepsParts: undefined }))).toMatchObject({
    state: 'missing',
    severity: 'information',
    field: 'quote.keepsParts',
  });
  expect(plumber('quote-guarantees', saying({ guarantees: undefined }))).toMatchObject({
    state: 'missing',
    severity: 'warning',
    field: 'quote.guarantees',
  });
  const lines = [{ kind: 'item', name: 'Pose', unitPrice: '900', vatRate: '10' }] as const;
  expect(
    plumber('quote-hourly', { ...saying({ hourlyRate: undefined }), lines: [...lines] }),
  ).toMatchObject({ state: 'missing', severity: 'information' });
});

test('a line that is counted by the hour says the price of the hour, an option does not', () => {
  const line = {
    name: 'Pose',
    quantity: '2',
    unit: 'HUR',
    unitPrice: '52',
    vatRate: '10',
  } as const;
  const hourly = (kind: 'item' | 'option') =>
    plumber('quote-hourly', {
      ...saying({ hourlyRate: undefined }),
      lines: [
        { ...line, kind: 'item', unit: 'C62' },
        { ...line, kind },
      ],
    }).state;
  expect([hourly('item'), hourly('option')]).toEqual(['satisfied', 'missing']);
});

test('both a telephone and an e-mail are owed to a consumer who has works done', () => {
  expect(plumber('works-contact', { seller: { ...seller, email: undefined } })).toMatchObject({
    state: 'missing',
    severity: 'warning',
    field: 'seller.email',
  });
  expect(plumber('works-contact', { seller: { ...seller, phone: undefined } }).field).toBe(
    'seller.phone',
  );
});

test('a consumer reads the travel and the hour with their tax', () => {
  expect(plumber('quote-prices').state).toBe('satisfied');
  const net = { priceMode: 'net' } as const;
  expect(plumber('quote-prices', net)).toMatchObject({ state: 'missing', severity: 'information' });
  const unpriced = { ...net, ...saying({ hourlyRate: undefined }) };
  expect(plumber('quote-prices', unpriced).state).toBe('satisfied');
});

test('travel that no line counts is said to be extra', () => {
  const lines = [...samples['devis-plombier'].lines];
  const travel = { kind: 'item', name: 'Déplacement, zone 2', unitPrice: '45' } as const;
  expect(plumber('quote-travel-extra').state).toBe('not-applicable');
  expect(plumber('quote-travel-extra', saying({ travelCost: '45' }))).toMatchObject({
    state: 'missing',
    severity: 'information',
    field: 'quote.travelCost',
  });
  const counted = { ...saying({ travelCost: '45' }), lines: [...lines, travel] };
  expect(plumber('quote-travel-extra', counted).state).toBe('satisfied');
});

test('none of this is owed to a company', () => {
  for (const id of ['quote-parts', 'quote-guarantees', 'works-contact', 'quote-prices'])
    expect(judgeSample('devis-agence-web', id).state, id).toBe('not-applicable');
});
