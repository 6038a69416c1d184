import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cents,
  checkCreditNote,
  convertInvoiceToCorrective,
  convertInvoiceToCredit,
  convertInvoiceToReceipt,
  convertQuoteToDeposit,
  convertQuoteToInvoice,
  type Draft,
  multiplyDivide,
  requireKind,
  sumCents,
  toDecimal,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkAsyncProperty, checkProperty } from '#scripts/test/check-property.ts';
import { computeInvoiceAmounts } from './amounts-due.ts';
import { buildChain } from './build-chain.ts';
import type { ChainNode } from './chain-node.ts';
import type { Relation } from './document-link.ts';
import type { FollowUpSource } from './follow-ups/follow-up-source.ts';
import {
  depositsOf,
  keptOfPart,
  leftToInvoice,
  percentInvoiced,
  situationsOf,
} from './follow-ups/invoiced-quote.ts';
import { listFollowUps, type Offer } from './follow-ups/list-follow-ups.ts';
import {
  type FollowUpRequest,
  type Prepared,
  prepareFollowUp,
} from './follow-ups/prepare-follow-up.ts';
import { prepareNextMonth } from './follow-ups/prepare-next-month.ts';
import { readCredit } from './follow-ups/read-credit.ts';
import { readDeposit } from './follow-ups/read-deposit.ts';
import { listMilestones } from './list-milestones.ts';
import { makeDossier } from './make-dossier.test.support.ts';
import type { MilestoneName } from './milestone.ts';
import { isCancelled } from './payments/credits.ts';
import type { StoredDraft } from './stored-draft.ts';
import { contentOf } from './stored-draft.ts';
import { summarize } from './summarize.ts';

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(samples.menuisier);
const today = '2026-11-20';
const stamp = { number: 'X-1', today };
const POOL: readonly Draft[] = [
  quote,
  convertQuoteToDeposit(quote, { percent: '30' }, stamp),
  convertQuoteToInvoice(quote, stamp),
  invoice,
  convertInvoiceToReceipt(invoice, stamp),
  convertInvoiceToCredit(invoice, stamp),
  convertInvoiceToCorrective(invoice, stamp),
];
const RELATIONS: readonly Relation[] = ['invoice', 'deposit', 'receipt', 'credit', 'replacement'];
const MILESTONES: readonly MilestoneName[] = ['sent', 'accepted', 'refused', 'paid'];

const anyDossier = fc.record({
  documents: fc.array(
    fc.record({
      draft: fc.constantFrom(...POOL),
      state: fc.constantFrom('draft', 'finished', 'changed'),
      milestone: fc.option(fc.constantFrom(...MILESTONES)),
    }),
    { minLength: 1, maxLength: 7 },
  ),
  links: fc.array(
    fc.record({
      from: fc.nat(6),
      to: fc.nat(6),
      relation: fc.constantFrom(...RELATIONS),
      createdAt: fc.nat(2),
    }),
    { maxLength: 10 },
  ),
});

test('what a dossier says is a function of its documents, links and milestones, in any order', () => {
  const shuffled = anyDossier.chain((made) => {
    const survey = toSurvey(made);
    const shuffle = <Value>(values: readonly Value[]) =>
      fc.shuffledSubarray([...values], { minLength: values.length, maxLength: values.length });
    const other = fc.record({
      summaries: shuffle(survey.summaries),
      links: shuffle(survey.links),
      milestones: shuffle(survey.milestones),
    });
    return fc.tuple(fc.constant(survey), other);
  });
  checkProperty(
    fc.property(shuffled, ([one, other]) => {
      expect(tell(buildChain(other, today))).toEqual(tell(buildChain(one, today)));
    }),
  );
});

const anyStep = fc.record({
  pick: fc.nat(),
  percent: fc.integer({ min: 1, max: 100 }),
  isUnissued: fc.boolean(),
});

test('whatever follows a quote or an invoice, no amount is above what remains', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 8 }), async (steps) => {
      const dossier = makeDossier(today);
      dossier.add('quote', quote);
      dossier.add('invoice', invoice);
      for (const [index, step] of steps.entries()) await follow(dossier, step, index);
      for (const node of dossier.chain().values()) expectWithinBounds(node);
    }),
    { numRuns: 60 },
  );
});

type MadeDossier = ReturnType<typeof makeDossier>;
type Step = { pick: number; percent: number; isUnissued: boolean };

/** Follows one of the offers of the dossier, as a dialog would. */
async function follow(dossier: MadeDossier, { pick, percent, isUnissued }: Step, index: number) {
  const offers = [...dossier.chain().values()].flatMap(listFollowUps);
  const offer = offers[pick % Math.max(1, offers.length)];
  if (!offer) return;
  const source = await dossier.source(offer.source.id);
  const request = readRequest(offer, source, percent);
  if (!request) return;
  for (const [position, { draft, relation }] of prepare(source, request, today).entries()) {
    const id = `${index}.${position}`;
    const made = payPart({ ...draft, number: id }, percent);
    dossier.add(id, made, { isUnissued });
    if (relation) dossier.link(source.node.id, id, relation);
    expectNoMore(source, made);
  }
}

type Asked = FollowUpRequest | { kind: 'next-month' };

function prepare(source: FollowUpSource, request: Asked, day: string): Prepared[] {
  return request.kind === 'next-month'
    ? [prepareNextMonth(source.stored, day)]
    : prepareFollowUp(source, request, day);
}

function readRequest(
  { followUp }: Offer,
  { node, stored, credits }: FollowUpSource,
  percent: number,
): Asked | null {
  if (followUp === 'correction')
    return { kind: 'correction', by: credits.length === 0 ? 'credit' : 'corrective' };
  if (followUp === 'deposit') {
    const amounts = { total: node.amount ?? cents(0), left: leftToInvoice(node), currency: 'EUR' };
    const read = readDeposit(String(percent), 'percent', amounts);
    return read.ok ? { kind: 'deposit', share: read.share } : null;
  }
  if (followUp === 'situation')
    return {
      kind: 'situation',
      done: { percent: String(Math.max(percent, percentInvoiced(node))) },
    };
  if (followUp === 'credit') {
    const mode = percent % 2 === 0 ? ('amounts' as const) : ('lines' as const);
    const typed = { mode, quantities: { 0: '1', 1: '2' }, amounts: { 2000: String(percent) } };
    const read = readCredit(typed, { invoice: contentOf(stored), earlier: credits });
    return read.ok ? { kind: 'credit', taken: read.taken } : null;
  }
  return { kind: followUp };
}

function payPart(draft: Draft, percent: number): Draft {
  if (!draft.receipt) return draft;
  const whole = Math.round(Number(draft.receipt.amount) * 100);
  const amount = toDecimal(multiplyDivide(whole, percent, 100), 2);
  return { ...draft, receipt: { ...draft.receipt, amount, invoices: [] } };
}

function expectNoMore({ node, stored, credits }: FollowUpSource, made: Draft): void {
  const { amount } = summarize(toStored('made', made, 'finished'));
  if (made.receipt) expect(amount).toBeLessThanOrEqual(computeInvoiceAmounts(node).due || Infinity);
  if (['deposit', 'situation'].includes(made.subtype) && node.kind === 'devis')
    expect(amount).toBeLessThanOrEqual(leftToInvoice(node));
  if (requireKind(made.kind).name === 'avoir')
    expect(
      checkCreditNote({ origins: [contentOf(stored)], earlier: credits, credit: made }),
    ).toEqual([]);
}

function expectWithinBounds(node: ChainNode): void {
  const amount = node.amount ?? 0;
  if (node.id === 'quote') {
    const parts = [...depositsOf(node), ...situationsOf(node)];
    expect(sumCents(parts.map(keptOfPart))).toBeLessThanOrEqual(amount);
    expect(leftToInvoice(node)).toBeGreaterThanOrEqual(0);
    expect(leftToInvoice(node)).toBeLessThanOrEqual(amount);
  }
  if (node.payable === 0) return;
  const { due, credited, received } = computeInvoiceAmounts(node);
  expect(due).toBeGreaterThanOrEqual(0);
  expect(due).toBeLessThanOrEqual(node.payable);
  expect(credited).toBeLessThanOrEqual(amount);
  if (credited === 0) expect(received).toBeLessThanOrEqual(node.payable);
  if (isCancelled(node)) expect(credited).toBe(amount);
}

/** Links go from an older document to a newer one, each pair once. */
function toSurvey({
  documents,
  links,
}: typeof anyDossier extends fc.Arbitrary<infer T> ? T : never) {
  const pairs = links
    .filter(({ from, to }) => from < to && to < documents.length)
    .map((link) => ({
      ...link,
      key: `${link.from}/${link.to}`,
      from: `${link.from}`,
      to: `${link.to}`,
    }));
  return {
    summaries: documents.map(({ draft, state }, id) => summarize(toStored(`${id}`, draft, state))),
    links: [...new Map(pairs.map((link) => [link.key, link])).values()],
    milestones: documents.flatMap(({ milestone }, id) =>
      milestone ? [{ id: `${id}`, name: milestone, markedAt: 1 }] : [],
    ),
  };
}

function toStored(id: string, draft: Draft, state: string): StoredDraft {
  return {
    ...{ id, draft, rawTexts: {}, updatedAt: 1 },
    ...(state === 'finished' && { completedAt: 1 }),
    ...(state !== 'draft' && { issued: { draft, at: 1 } }),
  };
}

function tell(chain: ReadonlyMap<string, ChainNode>) {
  const told = [...chain.values()].map((node) => [
    node.id,
    {
      status: node.status,
      amounts: computeInvoiceAmounts(node),
      left: leftToInvoice(node),
      followUps: listFollowUps(node).map(({ followUp, source }) => `${followUp} ${source.id}`),
      milestones: listMilestones(node),
      followers: node.followers.map(({ id }) => id),
      origins: node.origins.map(({ id }) => id),
    },
  ]);
  return Object.fromEntries(told);
}
