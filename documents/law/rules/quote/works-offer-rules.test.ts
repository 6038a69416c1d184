import { expect, test } from 'vitest';
import { checkConformity } from '#documents/kinds/check-conformity.ts';
import { judgeSample } from '#documents/law/rules/judge-sample.test.support.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
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

test('the place of the works is said, or where they are delivered', () => {
  const nowhere = { supply: undefined };
  expect(plumber('quote-place', nowhere)).toMatchObject({
    ...{ state: 'missing', severity: 'blocking', field: 'supply.place' },
    message: 'Indiquez le lieu des travaux.',
  });
  const site = { line1: '8 rue Kervégan', postalCode: '44000', city: 'Nantes' };
  expect(plumber('quote-place', { ...nowhere, deliveryAddress: site }).state).toBe('satisfied');
});

test('travel is announced, be it for nothing', () => {
  expect(plumber('quote-travel').state).toBe('satisfied');
  expect(plumber('quote-travel', saying({ travelCost: undefined }))).toMatchObject({
    ...{ state: 'missing', severity: 'warning', field: 'quote.travelCost' },
    message: 'Indiquez les frais de déplacement, 0 s’il n’y en a pas.',
  });
});

test('waste is told by its quantity, its sorting and a place with a name', () => {
  const { waste } = quote;
  const [point] = waste.collectionPoints;
  const wasted = (changes: object) =>
    plumber('quote-waste', saying({ waste: { ...waste, ...changes } })).state;
  expect(wasted({ cost: undefined })).toBe('satisfied');
  expect(wasted({ collectionPoints: [{ ...point, name: '' }, point] })).toBe('satisfied');
  for (const lack of [
    { quantity: undefined },
    { handling: undefined },
    { collectionPoints: [{ ...point, name: '' }] },
    { collectionPoints: [] },
  ])
    expect(wasted(lack)).toBe('missing');
});

test('guarantees are those of the works, unless the terms speak of them', () => {
  const without = saying({ guarantees: undefined });
  expect(plumber('quote-guarantees', without).message).toBe(
    'Rappelez les garanties légales des travaux.',
  );
  const terms = 'Garanties : voir au dos.';
  expect(plumber('quote-guarantees', { ...without, terms }).state).toBe('satisfied');
  const draft = requireDraft({ ...samples['devis-plombier'], ...without });
  const found = checkConformity(draft, '2026-11-20').find(({ id }) => id === 'quote-guarantees');
  expect(found?.proposal?.label).toBe('Ajouter les garanties légales');
  expect(found?.proposal?.changes.quote).toMatchObject({
    guarantees: expect.stringContaining('décennale, dix ans'),
    duration: 'quatre jours',
  });
});

test('what is missing is said in words', () => {
  expect(plumber('works-contact', { seller: { ...seller, email: undefined } }).message).toBe(
    'Ajoutez votre e-mail.',
  );
  expect(plumber('works-contact', { seller: { ...seller, phone: undefined } }).message).toBe(
    'Ajoutez votre téléphone.',
  );
  expect(plumber('quote-parts', saying({ keepsParts: undefined })).message).toMatch(/les garde/);
  expect(plumber('quote-travel-extra', saying({ travelCost: '45' })).message).toMatch(
    /«\u00a0en sus\u00a0»/,
  );
  expect(plumber('quote-prices', { priceMode: 'net' }).message).toMatch(/imprimés hors taxes/);
  const untold = { ...saying({ hourlyRate: undefined }), lines: [] };
  expect(plumber('quote-hourly', untold).message).toMatch(/indiquez le taux horaire/);
});
