import { expect, test } from 'vitest';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkCreditNote, listCreditableAmounts, listRemainingLines } from './remaining.ts';

type Line = NonNullable<DraftInput['lines']>[number];

const item = (unitPrice: string, vatRate?: string, quantity = '1', name = 'Pose'): Line => ({
  ...{ kind: 'item', name, quantity, unitPrice, vatRate },
});

function sell(lines: Line[], changes: Partial<DraftInput> = {}): Draft {
  const whole = { lines, allowances: [], charges: [], prepayments: [] };
  return requireDraft({ ...samples['epicerie-en-gros'], ...whole, ...changes });
}

function giveBack(lines: Line[], changes: Partial<DraftInput> = {}): Draft {
  return requireDraft({ ...samples['avoir-retour'], lines, allowances: [], ...changes });
}

/** Net of tax, under a name that the invoice has not. */
const netOfTax = (amount: string) =>
  giveBack([item(amount, undefined, '1', 'Remise')], { vatRegime: 'net-of-tax' });

function judge(sale: Draft, credit: Draft, ...earlier: Draft[]) {
  return checkCreditNote({ origins: [sale], earlier, credit });
}

function say(sale: Draft, credit: Draft, ...earlier: Draft[]): string[] {
  return judge(sale, credit, ...earlier).map(({ field, message }) =>
    `${field}: ${message}`.replace(/[\u00a0\u202f]/g, ' '),
  );
}

/** 1 000 € at 20 % and 50 € at 10 %. */
const sale = sell([item('1000', '20'), item('50', '10', '1', 'Livre')]);
const back = (amount: string, vatRate: string) => giveBack([item(amount, vatRate, '1', 'Remise')]);

test('what is left at a rate may be given back to the cent, and no more', () => {
  expect(say(sale, back('1000', '20'))).toEqual([]);
  expect(say(sale, back('1000.01', '20'))).toEqual([
    'lines: Au taux de 20 %, il reste 1 000,00 € hors taxe à rendre : réduisez l’avoir.',
  ]);
  expect(say(sale, back('800', '20'), back('300', '20'))).toEqual([
    'lines: Au taux de 20 %, il reste 700,00 € hors taxe à rendre : réduisez l’avoir.',
  ]);
});

test('the limit is told with tax where the invoice is written with tax', () => {
  const gross = { priceMode: 'gross' } as const;
  const invoice = sell([item('110', '10'), item('120', '20', '1', 'Livre')], gross);
  const given = (amount: string, rate = '10') =>
    giveBack([item(amount, rate, '1', 'Remise')], gross);
  expect(say(invoice, given('110'))).toEqual([]);
  expect(say(invoice, given('110.02'))).toEqual([
    'lines: Au taux de 10 %, il reste 110,00 € TTC à rendre : réduisez l’avoir.',
  ]);
  expect(say(invoice, given('110'), netOfTax('150'))).toEqual([
    'lines: Il reste 55,00 € TTC à rendre : réduisez l’avoir.',
  ]);
  const left = listCreditableAmounts(invoice, [netOfTax('150')]);
  expect(left.find(({ rate }) => rate === 1000)?.amount).toBe(5500);
});

test('avoirs net of tax leave the rest of the whole to those that come after', () => {
  expect(say(sale, netOfTax('1050'))).toEqual([]);
  expect(say(sale, netOfTax('1050.01'))).toEqual([
    'lines: Il reste 1 050,00 € hors taxe à rendre : réduisez l’avoir.',
  ]);
  expect(say(sale, back('1000', '20'), netOfTax('51'))).toEqual([
    'lines: Il reste 999,00 € hors taxe à rendre : réduisez l’avoir.',
  ]);
});

test('the last cents of VAT are those that are left', () => {
  // 2.94 € bear 0.59 € of VAT; three times 0.98 € would give 0.60 € back.
  const [small, third] = [sell([item('2.94', '20')]), back('0.98', '20')];
  const [finding, ...others] = judge(small, third, third, third);
  expect(others).toEqual([]);
  expect(finding?.message.replace(/[\u00a0\u202f]/g, ' ')).toBe(
    'Au taux de 20 %, il reste 0,19 € de TVA à rendre : reprenez-la.',
  );
  expect(finding?.proposal?.label).toBe('Reprendre la TVA qui reste');
  expect(finding?.proposal?.changes.credit?.vatRounding).toEqual([{ rate: '20', amount: '-0.01' }]);
});

test('the last cents are found at their own rate', () => {
  const small = sell([item('50', '10', '1', 'Livre'), item('2.94', '20')]);
  const third = back('0.98', '20');
  const last = giveBack([item('5', '10', '1', 'Geste'), item('0.98', '20', '1', 'Remise')]);
  expect(say(small, last, third, third)).toEqual([
    'lines: Au taux de 20 %, il reste 0,19 € de TVA à rendre : reprenez-la.',
  ]);
});

test('what may be given back is told by rate, in the price mode of the invoice', () => {
  const amounts = (invoice: Draft, ...earlier: Draft[]) =>
    listCreditableAmounts(invoice, earlier).map(({ rate, amount }) => `${rate}: ${amount}`);
  expect(amounts(sale)).toEqual(['2000: 100000', '1000: 5000']);
  expect(amounts(sale, netOfTax('900'))).toEqual(['2000: 15000', '1000: 5000']);
  expect(amounts(sale, netOfTax('1050'))).toEqual([]);
  const outlay = { ...item('30', '20'), kind: 'disbursement' } as Line;
  expect(amounts(sell([item('100', '20'), outlay]))).toEqual(['2000: 10000']);
  // 105.50 € with 5.5 % of VAT are 100 €. Of these 33.33 € are left: 35.16 € with VAT.
  const gross = sell([item('105.50', '5.5')], { priceMode: 'gross' });
  expect(amounts(gross)).toEqual(['550: 10550']);
  expect(amounts(gross, netOfTax('66.67'))).toEqual(['550: 3516']);
});

test('the same client has one SIREN, be it in a SIRET, or one name', () => {
  const { buyer } = samples['epicerie-en-gros'];
  const { siret: _siret, ...unnumbered } = buyer;
  const of = (changes: Partial<typeof unnumbered> & { siren?: string; siret?: string }) =>
    giveBack([item('10', '20', '1', 'Remise')], { buyer: { ...unnumbered, ...changes } });
  expect(say(sale, of({ siren: '967728718', name: 'Chez Josette' }))).toEqual([]);
  expect(say(sale, of({ siret: '96772871800040' }))).toEqual([]);
  expect(say(sale, of({ siren: '404833048' }))).toEqual([
    'buyer.name: La facture FA26-11-0932 a un autre client : vérifiez-la.',
  ]);
  const named = sell([item('1000', '20')], { buyer: unnumbered });
  expect(say(named, of({}))).toEqual([]);
  expect(say(named, of({ name: 'Épicerie du Port' }))).toHaveLength(1);
  const { siret: _own, ...seller } = samples['epicerie-en-gros'].seller;
  const bySeller = (changes: object) =>
    say(sale, giveBack([item('10', '20', '1', 'Remise')], { seller: { ...seller, ...changes } }));
  expect(bySeller({ siren: '929432425' })).toEqual([]);
  expect(bySeller({ siren: '404833048' })).toHaveLength(1);
});

test('an invoice is cited by its number and its date, in its currency', () => {
  const other = { number: 'FA26-11-0001', issueDate: '2026-11-02' };
  const citing = (number: string, issueDate: string, currency = 'EUR') =>
    say(
      sale,
      giveBack([item('10', '20', '1', 'Remise')], {
        ...{ references: { preceding: [other, { number, issueDate }] }, currency },
      }),
    );
  const cite = 'references.preceding: Citez la facture FA26-11-0932 avec sa date.';
  expect(citing('FA26-11-0932', '2026-11-10')).toEqual([]);
  expect(citing('FA26-11-0932', '2026-11-11')).toEqual([cite]);
  expect(citing('FA26-11-0933', '2026-11-10')).toEqual([cite]);
  expect(citing('FA26-11-0932', '2026-11-10', 'CHF')).toEqual([
    'currency: La facture FA26-11-0932 est en EUR : l’avoir doit l’être aussi.',
  ]);
});

test('a discount in money is proposed as that of the quantity, for every line at once', () => {
  const discounted = (quantity: string, amount: string, name = 'Pose'): Line => ({
    ...{ kind: 'item', name, quantity, unitPrice: '10', vatRate: '20', discount: { amount } },
  });
  const sold = sell([discounted('4', '8'), discounted('2', '1', 'Colle')]);
  const credit = giveBack([
    item('1', '20', '1', 'Autre'),
    discounted('1', '8'),
    discounted('2', '1', 'Colle'),
    discounted('2', '8'),
  ]);
  const [finding] = judge(sold, credit).filter(({ field }) => field.endsWith('discount'));
  expect(finding?.field).toBe('lines[1].discount');
  expect(finding?.message.replaceAll('\u00a0', ' ')).toBe(
    'Ligne 2 : la remise n’est pas celle de la facture pour cette quantité.',
  );
  expect(finding?.proposal?.label).toBe('Reprendre celle de la facture');
  const discounts = finding?.proposal?.changes.lines?.map((line) =>
    'discount' in line ? line.discount : undefined,
  );
  expect(discounts).toEqual([
    undefined,
    ...['2', '1', '4'].map((amount) => ({ amount: expect.stringMatching(`^${amount}(\\.00)?$`) })),
  ]);
});

test('of two lines alike but for a discount in money, either may come back with its own', () => {
  const discounted = (quantity: string, amount: string): Line => ({
    ...{ kind: 'item', name: 'Pose', quantity, unitPrice: '10', vatRate: '20' },
    discount: { amount },
  });
  const sold = sell([discounted('4', '8'), discounted('4', '4')]);
  const fields = (quantity: string, amount: string) =>
    judge(sold, giveBack([discounted(quantity, amount)])).map(({ field }) => field);
  expect([fields('4', '8'), fields('4', '4')]).toEqual([[], []]);
  expect(fields('4', '6')).toEqual(['lines[0].discount']);
  expect(fields('9', '1')).not.toContain('lines[0].discount');
});

test('two lines of an avoir share what is left of the line that they give back', () => {
  const pair = giveBack([item('10', '20', '3'), item('10', '20', '3')]);
  expect(say(sell([item('10', '20', '5')]), pair)).toContain(
    'lines[1].quantity: Ligne 2 : il reste 2 à rendre, réduisez la quantité.',
  );
});

test('what is sold and taken back on one invoice is given back with its sign', () => {
  const exchange = sell([item('10', '20', '5'), item('4', '20', '-2', 'Consigne')]);
  expect(listRemainingLines(exchange, [])).toEqual([
    { index: 0, quantity: '5' },
    { index: 1, quantity: '-2' },
  ]);
  const first = giveBack([item('10', '20', '3'), item('4', '20', '-1', 'Consigne')]);
  expect(listRemainingLines(exchange, [first])).toEqual([
    { index: 0, quantity: '2' },
    { index: 1, quantity: '-1' },
  ]);
  const then = (posed: string, returned: string) =>
    say(
      exchange,
      giveBack([item('10', '20', posed), item('4', '20', returned, 'Consigne')]),
      first,
    );
  expect(then('2', '-1')).toEqual([]);
  expect(then('1', '-2')).toEqual([
    'lines[1].quantity: Ligne 2 : il reste \u22121 à rendre, réduisez la quantité.',
  ]);
});
