import { expect, test } from 'vitest';
import { cents, type Draft, type DraftInput } from '#documents';
import { listConcerns } from '#documents/dossier/concerns.ts';
import { makeDossier } from '#documents/dossier/make-dossier.test.support.ts';
import { convertInvoiceToReplacement } from '#documents/kinds/conversions/copy.ts';
import { convertInvoiceToCredit } from '#documents/kinds/conversions/credit.ts';
import {
  convertQuoteToDeposit,
  convertQuoteToInvoice,
} from '#documents/kinds/conversions/quote.ts';
import type { Done } from '#documents/kinds/conversions/situation/cumulate.ts';
import { devisAgenceWeb } from '#documents/samples/devis/agence-web.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { leftToInvoice, uninvoicedAmount } from './invoiced-quote.ts';
import { listFollowUps } from './list-follow-ups.ts';
import { type FollowUpRequest, prepareFollowUp } from './prepare-follow-up.ts';

const today = '2026-11-20';
/** 1 000 € at 20 %. */
const quote = makeQuote('D-1', 1000);

function makeQuote(number: string, price: number, changes: Partial<DraftInput> = {}): Draft {
  return requireDraft({
    ...devisAgenceWeb,
    ...{ number, issueDate: '2026-10-01', validUntil: '2026-12-31' },
    ...{ allowances: [], charges: [] },
    lines: [{ kind: 'item', name: `Lot ${number}`, unitPrice: price, vatRate: '20' }],
    ...changes,
  });
}

const amendment = makeQuote('D-1-A', 500, {
  subtype: 'amendment',
  references: { quote: { number: 'D-1', issueDate: '2026-10-01' } },
});

/** A dossier of one quote, with a way to make its next situation. */
function makeWorks() {
  const dossier = makeDossier(today);
  dossier.add('quote', quote);
  const invoice = async (id: string, done: Done, isUnissued = false): Promise<Draft> => {
    const request = { kind: 'situation', done } as const;
    const [made] = prepareFollowUp(await dossier.source('quote'), request, today);
    if (!made?.relation) throw new Error('No situation');
    const draft = { ...made.draft, number: `F-${id}` };
    dossier.add(id, draft, { isUnissued, issuedAt: dossier.documents.length });
    dossier.link('quote', id, made.relation);
    return draft;
  };
  const offers = (id: string) =>
    listFollowUps(dossier.node(id)).map(({ followUp, source }) => `${followUp} of ${source.id}`);
  return { ...dossier, invoice, offers };
}

test('each situation is invoiced after the one before, until the quote is', async () => {
  const { invoice, node, offers } = makeWorks();
  await invoice('1', { percent: '30' });
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 30 });
  expect(leftToInvoice(node('quote'))).toBe(840_00);
  expect(offers('quote')).toEqual(['situation of quote', 'amendment of quote']);
  expect(offers('1').slice(0, 3)).toEqual([
    'receipt of 1',
    'situation of quote',
    'amendment of quote',
  ]);
  const second = await invoice('2', { percent: '100' });
  expect(second).toMatchObject({
    situation: { rank: 2 },
    supply: { date: today },
    references: { preceding: [{ number: 'F-1' }] },
  });
  expect(node('2').situation).toMatchObject({ rank: 2, isAllDone: true });
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 100 });
  expect(leftToInvoice(node('quote'))).toBe(0);
  expect(offers('quote')).toEqual(['amendment of quote']);
});

test('a situation that is still a draft comes first', async () => {
  const { invoice, node, offers } = makeWorks();
  await invoice('1', { percent: '30' }, true);
  expect(offers('quote')).toEqual(['amendment of quote']);
  expect(node('quote').status).toEqual({ name: 'issued' });
});

test('what is given back is to be invoiced again, and what replaces it counts instead', async () => {
  const { add, link, invoice, node } = makeWorks();
  const stamp = { number: 'A-1', today };
  const first = await invoice('1', { percent: '100' });
  add('avoir', convertInvoiceToCredit(first, stamp));
  link('1', 'avoir', 'credit');
  expect(node('quote').status).toEqual({ name: 'issued' });
  add('copy', convertInvoiceToReplacement(first, { number: 'F-2', today }));
  link('1', 'copy', 'replacement');
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 100 });
});

test('the situations of a quote invoice its amendments, once they are issued', async () => {
  const { add, link, milestones, invoice, node, offers } = makeWorks();
  await invoice('1', { percent: '50' });
  add('amendment', amendment, { isUnissued: true });
  link('quote', 'amendment', 'amendment');
  milestones.push({ id: 'amendment', name: 'accepted', markedAt: 1 });
  // Its number may still change, and a situation names it by its number.
  expect(leftToInvoice(node('quote'))).toBe(600_00);
  add('amendment', amendment);
  expect(leftToInvoice(node('quote'))).toBe(1200_00);
  expect(offers('amendment').slice(0, 2)).toEqual(['invoice of amendment', 'deposit of amendment']);
  const last = await invoice('2', { percent: '100' });
  expect(last.situation?.amendments).toEqual([{ number: 'D-1-A', issueDate: '2026-10-01' }]);
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 100 });
  expect(node('amendment').status).toEqual({ name: 'invoiced', percent: 100 });
  expect(offers('amendment')).toEqual([]);
});

test('an amendment counts with the options that its client chose', async () => {
  const { add, link, milestones, invoice } = makeWorks();
  const [line] = amendment.lines;
  if (line?.kind !== 'item') throw new Error('No line');
  const option = { ...line, kind: 'option', name: 'Corniche', unitPrice: '200' } as const;
  add('amendment', { ...amendment, lines: [line, option] });
  link('quote', 'amendment', 'amendment');
  const agreed = { choices: [1], amount: cents(840_00) };
  milestones.push({ id: 'amendment', name: 'accepted', markedAt: 1, agreed });
  const { lines } = await invoice('1', { percent: '100' });
  expect(lines.map((each) => ('name' in each ? each.name : ''))).toEqual([
    'Lot D-1',
    'Avenant D-1-A du 01/10/2026',
    'Lot D-1-A',
    'Corniche',
  ]);
});

test('an amendment that comes after the balance opens the quote again', async () => {
  const { add, link, invoice, node, offers } = makeWorks();
  await invoice('1', { percent: '100' });
  add('amendment', amendment);
  link('quote', 'amendment', 'amendment');
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 67 });
  expect(offers('quote')).toContain('situation of quote');
});

test('what an avoir takes back after the balance is invoiced again, a rebate is not', async () => {
  const { add, link, invoice, node, offers } = makeWorks();
  const first = await invoice('1', { percent: '50' });
  const balance = await invoice('2', { percent: '100' });
  const credit = (invoiced: Draft, reason: 'discount' | 'cancellation') => {
    const avoir = convertInvoiceToCredit(invoiced, { number: `A-${reason}`, today });
    return {
      ...avoir,
      credit: { ...avoir.credit, reason, treatment: { kind: 'refund' } },
    } as Draft;
  };
  const isWhole = () => !offers('quote').includes('situation of quote');
  expect(isWhole()).toBe(true);
  const [rebated] = balance.lines;
  if (rebated?.kind !== 'item') throw new Error('No line');
  const part = { ...balance, lines: [{ ...rebated, unitPrice: '5' }] };
  add('rebate', credit(part, 'discount'), { issuedAt: 10 });
  link('2', 'rebate', 'credit');
  expect(isWhole()).toBe(true);
  add('avoir', credit(first, 'cancellation'), { issuedAt: 11 });
  link('1', 'avoir', 'credit');
  expect(leftToInvoice(node('quote'))).toBe(600_00);
  expect(offers('quote')).toContain('situation of quote');
  await invoice('3', { percent: '100' });
  expect(leftToInvoice(node('quote'))).toBe(0);
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 100 });
});

test('a situation whose lines were deleted is no balance', async () => {
  const { add, link, node, source } = makeWorks();
  const two = makeQuote('D-1', 1000);
  const [line] = two.lines;
  if (line?.kind !== 'item') throw new Error('No line');
  add('quote', { ...two, lines: [line, { ...line, name: 'Sols' }] });
  const done = { lines: [{ line: 1, percent: '100' }] };
  const [made] = prepareFollowUp(await source('quote'), { kind: 'situation', done }, today);
  if (!made) throw new Error('No situation');
  add('1', { ...made.draft, number: 'F-1', lines: made.draft.lines.slice(0, 1) });
  link('quote', '1', 'situation');
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 50 });
  expect(leftToInvoice(node('quote'))).toBe(1200_00);
});

test('an amendment that was refused, has expired, was invoiced by itself or is priced otherwise is not counted', async () => {
  const { add, link, milestones, invoice, node } = makeWorks();
  await invoice('1', { percent: '50' });
  add('amendment', amendment);
  link('quote', 'amendment', 'amendment');
  add('own', convertQuoteToInvoice(amendment, { number: 'F-9', today }));
  link('amendment', 'own', 'invoice');
  add('refused', makeQuote('D-1-B', 700, { subtype: 'amendment' }));
  link('quote', 'refused', 'amendment');
  milestones.push({ id: 'refused', name: 'refused', markedAt: 1 });
  const until = { validUntil: '2026-10-31' };
  add('expired', makeQuote('D-1-D', 800, { subtype: 'amendment', ...until }));
  link('quote', 'expired', 'amendment');
  // In prices with tax, which are not added to those without.
  add('gross', makeQuote('D-1-C', 900, { subtype: 'amendment', priceMode: 'gross' }));
  link('quote', 'gross', 'amendment');
  expect(leftToInvoice(node('quote'))).toBe(600_00);
});

test('what is left of an accepted quote counts its amendments once, and no draft', async () => {
  const { add, link, milestones, invoice, node } = makeWorks();
  const left = () => [uninvoicedAmount(node('quote')), uninvoicedAmount(node('amendment'))];
  add('amendment', amendment);
  link('quote', 'amendment', 'amendment');
  expect(left()).toEqual([0, 0]);
  for (const id of ['quote', 'amendment']) milestones.push({ id, name: 'accepted', markedAt: 1 });
  expect(left()).toEqual([1200_00, 600_00]);
  await invoice('1', { percent: '60' });
  expect(left()).toEqual([720_00, 0]);
  await invoice('2', { percent: '100' }, true);
  expect(left()).toEqual([720_00, 0]);
});

test('a deposit leaves the rest of its quote to invoice, unless that was refused since', () => {
  const { add, link, milestones, node } = makeWorks();
  add('deposit', convertQuoteToDeposit(quote, { percent: '30' }, { number: 'F-1', today }));
  link('quote', 'deposit', 'deposit');
  expect(uninvoicedAmount(node('quote'))).toBe(840_00);
  milestones.push({ id: 'quote', name: 'refused', markedAt: 1 });
  expect(uninvoicedAmount(node('quote'))).toBe(0);
});

test('a situation waits for the deposits that are still drafts', () => {
  const { add, link, offers } = makeWorks();
  const deposit = convertQuoteToDeposit(quote, { percent: '30' }, { number: '', today });
  add('deposit', deposit, { isUnissued: true });
  link('quote', 'deposit', 'deposit');
  expect(offers('quote')).not.toContain('situation of quote');
  add('deposit', { ...deposit, number: 'F-0' });
  expect(offers('quote')).toContain('situation of quote');
});

test('a price revision is no part of the quote', async () => {
  const { add, link, source, node } = makeWorks();
  const request: FollowUpRequest = {
    ...{ kind: 'situation', done: { percent: '50' } },
    revision: { percent: '10' },
  };
  const [made] = prepareFollowUp(await source('quote'), request, today);
  add('1', { ...(made?.draft ?? quote), number: 'F-1' });
  link('quote', '1', 'situation');
  expect(node('1').amount).toBe(660_00);
  expect(node('1').situation?.addedAmount).toBe(60_00);
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 50 });
});

test('two situations of one rank, or an invoice beside them, are a concern', async () => {
  const { add, link, invoice, chain } = makeWorks();
  const first = await invoice('1', { percent: '40' });
  const concerns = () =>
    listConcerns(chain().values()).flatMap((concern) =>
      concern.name === 'invoiced-twice' ? [concern.invoices.map(({ id }) => id)] : [],
    );
  await invoice('2', { percent: '100' });
  expect(concerns()).toEqual([]);
  add('other', { ...first, number: 'F-8' });
  link('quote', 'other', 'situation');
  expect(concerns()).toEqual([['1', 'other', '2']]);
  const whole = makeWorks();
  await whole.invoice('1', { percent: '40' });
  whole.add('whole', convertQuoteToInvoice(quote, { number: 'F-9', today }));
  whole.link('quote', 'whole', 'invoice');
  const [concern] = listConcerns(whole.chain().values());
  expect(concern).toMatchObject({ name: 'invoiced-twice' });
});

test('an amendment is made for the client of its quote, whose number it names', async () => {
  const { source } = makeWorks();
  const [made] = prepareFollowUp(await source('quote'), { kind: 'amendment' }, today);
  expect(made).toMatchObject({
    relation: 'amendment',
    draft: {
      ...{ kind: 'devis', subtype: 'amendment', lines: [] },
      references: { quote: { number: 'D-1', issueDate: '2026-10-01' } },
      buyer: quote.buyer,
    },
  });
});
