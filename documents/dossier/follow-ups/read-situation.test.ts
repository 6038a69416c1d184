import { expect, test } from 'vitest';
import { makeDossier } from '#documents/dossier/make-dossier.test.support.ts';
import { convertInvoiceToReplacement } from '#documents/kinds/conversions/copy.ts';
import { convertInvoiceToCredit } from '#documents/kinds/conversions/credit.ts';
import { convertQuoteToDeposit } from '#documents/kinds/conversions/quote.ts';
import { devisAgenceWeb } from '#documents/samples/devis/agence-web.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';

import { prepareFollowUp, prepareSituation } from './prepare-follow-up.ts';
import { explainStale, readSituation, type TypedSituation } from './read-situation.ts';

import { openWorks } from './works.ts';

const today = '2026-11-20';
const quote = requireDraft({
  ...devisAgenceWeb,
  ...{ number: 'D-1', issueDate: '2026-10-01', charges: [] },
  lines: [
    { kind: 'item', name: 'Murs', unitPrice: 2000, vatRate: '10' },
    { kind: 'item', name: 'Sols', unitPrice: 1000, vatRate: '20' },
  ],
  allowances: [{ percent: '10' }],
  payment: { retention: { percent: '5' } },
});

const nothing: TypedSituation = {
  ...{ mode: 'whole', unit: 'percent', whole: '', lines: {} },
  ...{ revision: '', retention: '5' },
};

async function openDossier(percents: readonly string[] = []) {
  const dossier = makeDossier(today);
  dossier.add('quote', quote);
  for (const [index, percent] of percents.entries()) {
    const request = { kind: 'situation', done: { percent } } as const;
    const [made] = prepareFollowUp(await dossier.source('quote'), request, today);
    dossier.add(`${index}`, { ...(made?.draft ?? quote), number: `F-${index}` });
    dossier.link('quote', `${index}`, 'situation');
  }
  return dossier;
}

async function openSource(percents: readonly string[] = []) {
  return await (await openDossier(percents)).source('quote');
}

async function read(typed: Partial<TypedSituation>, percents: readonly string[] = []) {
  return readSituation({ ...nothing, ...typed }, await openSource(percents));
}

async function messageOf(typed: Partial<TypedSituation>, percents: readonly string[] = []) {
  const answer = await read(typed, percents);
  return answer.ok ? 'ok' : answer.message.replace(/[\u00a0\u202f]/g, ' ');
}

test('the works before anything is typed: what is agreed, invoiced and left', async () => {
  expect(openWorks(await openSource(['30']))).toEqual({
    rank: 2,
    rows: [
      { id: 1, name: 'Murs', agreed: 2000_00, before: 600_00, done: 600_00 },
      { id: 2, name: 'Sols', agreed: 1000_00, before: 300_00, done: 300_00 },
    ],
    agreedTotal: 3060_00,
    leftTotal: 2142_00,
    retention: '5',
  });
});

test('a percentage or an amount of the whole, in the unit that it carries or the one beside', async () => {
  for (const typed of [{ whole: '50' }, { whole: '50 %', unit: 'amount' }] as const)
    expect(await read(typed)).toMatchObject({
      ...{ ok: true, net: 1350_00, total: 1530_00, payable: 1530_00, leftTotal: 1530_00 },
      ...{ request: { done: { percent: '50' }, retention: '5' }, beyond: [] },
    });
  expect(await read({ whole: '1 350,00 €' })).toMatchObject({ ok: true, net: 1350_00 });
});

test('line by line, each in percent or as an amount; the others stay as they were', async () => {
  const answer = await read({ mode: 'lines', lines: { 1: '70', 2: ' ' } }, ['30']);
  expect(answer).toMatchObject({
    ok: true,
    request: { done: { lines: [{ line: 1, percent: '70' }] } },
    rows: [{ before: 600_00, done: 1400_00 }, { done: 300_00 }],
    net: 720_00,
  });
  expect(await read({ mode: 'lines', lines: { 2: '450 €' } }, ['30'])).toMatchObject({
    net: 135_00,
  });
});

test('what is beyond the quote is told with its amount, and made as typed', async () => {
  const answer = await read({ mode: 'lines', lines: { 2: '112' } });
  expect(answer.ok && answer.beyond.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    '« Sols » dépasse le devis de 120,00 € (12 %).',
  ]);
  expect(answer).toMatchObject({ net: 1020_00 });
});

test('what is beyond on a line is no part of what is left on the others, which are not done', async () => {
  expect(await read({ mode: 'lines', lines: { 2: '350' } })).toMatchObject({
    ...{ isBalance: false, leftTotal: null },
  });
  expect(await read({ mode: 'lines', lines: { 1: '100', 2: '112' } })).toMatchObject({
    ...{ isBalance: true, leftTotal: null },
  });
  expect(await read({ whole: '100' })).toMatchObject({ isBalance: true, leftTotal: 0 });
  expect(await read({ whole: '99' })).toMatchObject({ isBalance: false, leftTotal: 30_60 });
});

test('less than was invoiced calls for an avoir, the same for more', async () => {
  expect(await messageOf({ whole: '20' }, ['30'])).toBe(
    '30 % sont déjà facturés, et seul un avoir les reprend.',
  );
  expect(await messageOf({ whole: '809,99', unit: 'amount' }, ['30'])).toBe(
    '810,00 € sont déjà facturés, et seul un avoir les reprend.',
  );
  expect(await messageOf({ mode: 'lines', lines: { 2: '29' } }, ['30'])).toBe(
    '« Sols » : 300,00 € déjà facturés, et seul un avoir les reprend.',
  );
  const same = 'Rien de plus que ce qui est déjà facturé.';
  expect(await messageOf({ whole: '30' }, ['30'])).toBe(same);
  expect(await messageOf({ mode: 'lines', lines: { 2: '30' } }, ['30'])).toBe(same);
});

test('what is no number, too much, or no retention that the law knows is asked again', async () => {
  for (const whole of ['', 'tout', '1001', '-3', '12,345'])
    expect(await messageOf({ whole })).toBe('Écrivez ce qui est réalisé en tout.');
  expect(await messageOf({ mode: 'lines' })).toContain('au moins une ligne');
  expect(await messageOf({ mode: 'lines', lines: { 1: 'x' } })).toBe('Écrivez des nombres.');
  expect(await messageOf({ whole: '10', retention: '5,5' })).toBe(
    'La retenue de garantie est de 5 % au plus.',
  );
  expect(await messageOf({ whole: '10', revision: 'cher' })).toBe(
    'Écrivez la révision de prix en nombre.',
  );
});

test('a revision is added, and the retention that is emptied is dropped', async () => {
  const answer = await read({ whole: '50', revision: '-2', retention: '' });
  expect(answer).toMatchObject({
    request: { revision: { percent: '-2' }, retention: '0' },
    net: 1323_00,
    leftTotal: 1530_00,
  });
  expect(await read({ whole: '50', revision: '-27 €' })).toMatchObject({ net: 1323_00 });
});

test('deposits are deducted from what is to be paid', async () => {
  const dossier = await openDossier();
  const deposit = convertQuoteToDeposit(quote, { percent: '20' }, { number: 'F-0', today });
  dossier.add('deposit', deposit);
  dossier.link('quote', 'deposit', 'deposit');
  const source = await dossier.source('quote');
  expect(readSituation({ ...nothing, whole: '50' }, source)).toMatchObject({
    ...{ total: 1530_00, payable: 1224_00 },
  });
});

test('an amount of too many digits is refused, never a document that cannot be read again', async () => {
  for (const whole of ['9999999999', '99999999999,99', '-9999999999'])
    expect(await messageOf({ unit: 'amount', whole })).toBe('Écrivez ce qui est réalisé en tout.');
  expect(await messageOf({ whole: '50', revision: '9999999999 €' })).toContain('révision');
  expect(await messageOf({ mode: 'lines', unit: 'amount', lines: { 1: '9999999999' } })).toBe(
    'Écrivez des nombres.',
  );
});

test('what was typed before another situation came is refused', async () => {
  const typed = await read({ whole: '40' });
  if (!typed.ok) throw new Error(typed.message);
  const say = async (percents: readonly string[]) =>
    explainStale(typed.request, await openSource(percents))?.replace(/[\u00a0\u202f]/g, ' ');
  expect(await say([])).toBeUndefined();
  expect(await say(['30'])).toBeUndefined();
  expect(await say(['40'])).toBe('Rien de plus que ce qui est déjà facturé.');
  expect(await say(['60'])).toBe('60 % sont déjà facturés, et seul un avoir les reprend.');
  expect(await say(['100'])).toBe(
    'Une situation ou un acompte de ce devis est en cours, ou il est déjà soldé.',
  );
});

test('what an amendment takes off beyond what is left is given back by an avoir', async () => {
  const { add, link, source } = await openDossier(['100']);
  const less = {
    ...quote,
    ...{ number: 'D-2', subtype: 'amendment', allowances: [], validUntil: '2026-12-31' },
    lines: [{ kind: 'item', name: 'Sans enduit', quantity: '-1', unitPrice: '100', vatRate: '10' }],
  };
  add('less', requireDraft(less as typeof quote));
  link('quote', 'less', 'amendment');
  const typed = { ...nothing, mode: 'lines', lines: { 3: '100' } } as const;
  const answer = readSituation(typed, await source('quote'));
  expect(answer.ok ? '' : answer.message.replace(/[\u00a0\u202f]/g, ' ')).toBe(
    '110,00 € facturés en trop : rendez-les par un avoir sur une situation précédente.',
  );
});

test('a deposit made anew after a situation deducted it is not deducted twice', async () => {
  const dossier = await openDossier();
  const deposit = convertQuoteToDeposit(quote, { percent: '20' }, { number: 'F-0', today });
  dossier.add('deposit', deposit);
  dossier.link('quote', 'deposit', 'deposit');
  const first = prepareSituation(
    await dossier.source('quote'),
    { done: { percent: '50' } },
    { number: 'F-1', today },
  );
  dossier.add('first', first);
  dossier.link('quote', 'first', 'situation');
  dossier.add('avoir', convertInvoiceToCredit(deposit, { number: 'A-1', today }));
  dossier.link('deposit', 'avoir', 'credit');
  dossier.add('anew', convertInvoiceToReplacement(deposit, { number: 'F-9', today }));
  dossier.link('deposit', 'anew', 'replacement');
  const last = readSituation({ ...nothing, whole: '100' }, await dossier.source('quote'));
  expect(last).toMatchObject({ total: 1530_00, payable: 1224_00 });
});

test('a deposit that is still a draft is not deducted', async () => {
  const dossier = await openDossier();
  const deposit = convertQuoteToDeposit(quote, { percent: '20' }, { number: '', today });
  dossier.add('deposit', deposit, { isUnissued: true });
  dossier.link('quote', 'deposit', 'deposit');
  const source = await dossier.source('quote');
  expect(readSituation({ ...nothing, whole: '50' }, source)).toMatchObject({
    ...{ total: 1530_00, payable: 1530_00 },
  });
});
