import { expect, test } from 'vitest';
import { checkConformity } from '#documents/kinds/check-conformity.ts';
import { judgeSample } from '#documents/law/rules/judge-sample.test.support.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';

const web = (id: string, changes: Partial<DraftInput> = {}) =>
  judgeSample('devis-agence-web', id, changes);
const plumber = (id: string, changes: Partial<DraftInput> = {}) =>
  judgeSample('devis-plombier', id, changes);
const item = { kind: 'item', name: 'Article', unitPrice: '100', vatRate: '20' } as const;

test('a quote says until when it is valid, after its own date', () => {
  expect(web('valid-until').state).toBe('satisfied');
  expect(web('valid-until', { validUntil: undefined })).toMatchObject({
    state: 'missing',
    severity: 'blocking',
    field: 'validUntil',
  });
  expect(web('valid-until', { validUntil: '2026-10-04' }).state).toBe('missing');
});

test('a quote has a number, a date and the identity of both sides', () => {
  const cases: [string, Partial<DraftInput>][] = [
    ['number', { number: '' }],
    ['issue-date', { issueDate: '' }],
    ['seller-siren', { seller: { ...samples['devis-agence-web'].seller, siret: undefined } }],
    ['buyer-address', { buyer: { kind: 'business', name: 'Client' } }],
    ['line-vat-rate', { lines: [{ kind: 'item', name: 'Article' }] }],
  ];
  for (const [id, changes] of cases) {
    expect(web(id, changes), id).toMatchObject({ state: 'missing', severity: 'blocking' });
  }
});

test('a quote claims nothing: no due date, means of payment nor late-payment sentence is asked', () => {
  const ids = ['due-date', 'payment-means', 'transfer-iban', 'late-penalty', 'supply-date'];
  for (const id of ids) expect(() => web(id), id).toThrow('No rule');
});

test('an amendment names the quote that it changes', () => {
  const change = { references: {} };
  expect(judgeSample('devis-agence-web-avenant', 'amended-quote').state).toBe('satisfied');
  expect(judgeSample('devis-agence-web-avenant', 'amended-quote', change).state).toBe('missing');
  expect(web('amended-quote').state).toBe('not-applicable');
});

test('a consumer can reach the seller and knows when the work is done', () => {
  const { phone: _phone, email: _email, ...mute } = samples['devis-plombier'].seller;
  expect(plumber('seller-contact', { seller: mute })).toMatchObject({
    state: 'missing',
    severity: 'blocking',
  });
  expect(plumber('quote-start', { quote: {} })).toMatchObject({
    state: 'missing',
    severity: 'warning',
  });
  expect(web('seller-contact').state).toBe('not-applicable');
});

test('the law of consumers keeps no quote between businesses a draft', () => {
  const isWorks = { quote: { isWorks: true }, supply: undefined };
  const cases: [string, Partial<DraftInput>][] = [
    ['quote-subject', { subject: undefined }],
    ['quote-place', { ...isWorks, deliveryAddress: undefined }],
  ];
  for (const [id, changes] of cases) {
    expect(plumber(id, changes), id).toMatchObject({ state: 'missing', severity: 'blocking' });
    expect(web(id, changes).state, id).toBe('not-applicable');
  }
  const wrong = requireDraft({
    ...{ ...samples['devis-agence-web'], subject: undefined, validUntil: undefined },
    lines: [item, { ...item, kind: 'option', name: '' }],
    quote: {
      ...{ isWorks: true, deposit: { amount: '900' } },
      schedule: [{ percent: '10', label: 'À la commande' }],
    },
  });
  const blocking = checkConformity(wrong, '2026-11-20').filter(
    ({ state, severity }) => state === 'missing' && severity === 'blocking',
  );
  expect(blocking.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['valid-until', 'option-lines', 'quote-deposit', 'quote-schedule']),
  );
  for (const { id, reference } of blocking) expect(reference, id).not.toMatch(/^C. conso|^Arrêté/);
});

test('works say their place, travel costs and waste', () => {
  expect(plumber('quote-place', { supply: undefined }).state).toBe('missing');
  expect(plumber('quote-travel', { quote: { isWorks: true } }).state).toBe('missing');
  expect(plumber('quote-waste', { quote: { isWorks: true } }).state).toBe('missing');
  expect(plumber('quote-waste').state).toBe('satisfied');
  expect(web('quote-waste').state).toBe('not-applicable');
});

test('options have a name and a rate, and two variants side by side are not both taken', () => {
  const option = { ...item, kind: 'option' } as const;
  const variant = { ...item, kind: 'variant', isSelected: true } as const;
  expect(web('option-lines', { lines: [item, { kind: 'option', unitPrice: '10' }] })).toMatchObject(
    {
      state: 'missing',
      field: 'lines[1]',
    },
  );
  expect(web('option-lines', { lines: [item, option] }).state).toBe('satisfied');
  expect(web('exclusive-variants', { lines: [item, variant, variant] })).toMatchObject({
    state: 'missing',
    field: 'lines[2].isSelected',
  });
  expect(web('exclusive-variants', { lines: [item, variant, option, variant] }).state).toBe(
    'satisfied',
  );
});

test('an option belongs to a quote alone', () => {
  const option = { ...item, kind: 'option' } as const;
  expect(judgeSample('menuisier', 'line-options', { lines: [item, option] })).toMatchObject({
    state: 'missing',
    severity: 'blocking',
    field: 'lines[1].kind',
  });
  expect(web('line-options').state).toBe('not-applicable');
});

test('a deposit stays within the total, a schedule makes the whole of it', () => {
  expect(web('quote-deposit', { quote: { deposit: { amount: '99999' } } }).state).toBe('missing');
  expect(web('quote-deposit').state).toBe('satisfied');
  const schedule = [
    { percent: '30', label: 'à la commande' },
    { percent: '60', label: 'à la fin' },
  ];
  expect(web('quote-schedule', { quote: { schedule } }).state).toBe('missing');
  expect(web('quote-schedule').state).toBe('satisfied');
  const credit = { ...item, quantity: '-1' };
  expect(web('quote-total', { lines: [credit] }).state).toBe('missing');
});

test('money asked of a consumer says what it is, and waits seven days off premises', () => {
  const deposit = { amount: '800' };
  expect(plumber('deposit-nature').state).toBe('satisfied');
  expect(plumber('deposit-nature', { quote: { isWorks: true, deposit } })).toMatchObject({
    state: 'missing',
    severity: 'warning',
  });
  const early = (terms: string) => plumber('off-premises-payment', { payment: { terms } }).state;
  for (const terms of [
    'Acompte payable immédiatement, à la signature',
    '30 % à la commande, solde à la fin des travaux',
    'Arrhes dès l’accord',
    'Paiement comptant',
    '30 % à la signature, solde 30 jours après la fin des travaux',
    'Solde huit jours après la réception ; acompte à la commande',
    "Moitié d'avance",
  ])
    expect(early(terms), terms).toBe('missing');
  for (const terms of [
    'Acompte dû huit jours après la signature',
    'Acompte demandé à la commande, dû huit jours après, puis solde à la livraison',
    'Solde à la fin des travaux',
    'Paiement comptant à la fin des travaux',
  ])
    expect(early(terms), terms).toBe('satisfied');
  const schedule = (label: string) => {
    const quote = { ...samples['devis-plombier'].quote, deposit: undefined };
    const terms = [
      { percent: '30', label },
      { percent: '70', label: 'à la fin des travaux' },
    ];
    return plumber('off-premises-payment', { payment: {}, quote: { ...quote, schedule: terms } });
  };
  expect(schedule('à la signature')).toMatchObject({
    state: 'missing',
    field: 'quote.schedule[0].label',
  });
  expect(schedule('huit jours après la signature').state).toBe('not-applicable');
  expect(plumber('off-premises-payment').state).toBe('satisfied');
  expect(plumber('off-premises-payment', { payment: {} })).toMatchObject({
    state: 'missing',
    severity: 'warning',
  });
  expect(plumber('quote-withdrawal').state).toBe('satisfied');
});

test('an advance kept more than three months earns interest for a consumer', () => {
  const { quote } = samples['devis-plombier'];
  const starting = (startDate: string) => ({ quote: { ...quote, startDate } });
  expect(plumber('advance-interest').state).toBe('satisfied');
  expect(plumber('advance-interest', starting('2027-01-12')).state).toBe('satisfied');
  expect(plumber('advance-interest', starting('2027-01-13'))).toMatchObject({
    state: 'missing',
    severity: 'information',
    field: 'quote.deposit',
  });
  expect(web('advance-interest').state).toBe('not-applicable');
});
