import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { cents, toDecimal } from '#documents';
import {
  buildChain,
  type ChainNode,
  type DocumentLink,
  type DocumentStatus,
  type Milestone,
  type MilestoneName,
  outstandingAmount,
  type Payment,
  type StoredDraft,
  summarize,
} from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkAsyncProperty } from '#scripts/test/check-property.ts';
import { askAs } from '#server/test/ask-as.ts';
import { insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

// Whatever happens to documents, the database holds the status and the amount due of screens.
const database = await createTestDatabase();
const invoice = requireDraft(samples.menuisier);
const line = invoice.lines.find(({ kind }) => kind === 'item');
if (!line) throw new Error('A sample has lines');
const small = { ...invoice, lines: [line], allowances: [], charges: [], prepayments: [] };
const DRAFTS: readonly Draft[] = [
  { ...requireDraft(samples['devis-agence-web']), validUntil: '2099-12-31' },
  invoice,
  small,
  { ...small, subtype: 'deposit' },
  { ...small, kind: 'avoir', subtype: 'standard' },
  requireDraft(samples['recu-acompte']),
];
const RECEIPT = requireDraft(samples['recu-acompte']);
const DEPOSIT = DRAFTS.findIndex(({ subtype }) => subtype === 'deposit');
const AVOIR = DRAFTS.findIndex(({ kind }) => kind === 'avoir');
const PREFIXES = { devis: 'D', avoir: 'A', recu: 'R' } as Record<string, string>;

const act = fc.oneof(
  fc.record({ name: fc.constant('make' as const), draft: fc.nat(DRAFTS.length - 1) }),
  fc.record({ name: fc.constant('issue' as const), at: fc.nat(9) }),
  fc.record({
    name: fc.constant('mark' as const),
    at: fc.nat(9),
    mark: fc.constantFrom<MilestoneName | null>('sent', 'accepted', 'refused', 'paid', null),
  }),
  fc.record({
    name: fc.constant('tie' as const),
    from: fc.nat(9),
    to: fc.nat(9),
    relation: fc.constantFrom<DocumentLink['relation']>(
      ...(['invoice', 'deposit', 'final', 'receipt', 'credit', 'replacement'] as const),
    ),
  }),
  fc.record({
    name: fc.constant('deduct' as const),
    amount: fc.integer({ min: 1, max: 400_000 }),
    paidOn: fc.constantFrom('2026-11-01', '2099-01-01', undefined),
  }),
  fc.record({ name: fc.constant('replace' as const) }),
  fc.record({
    name: fc.constant('pay' as const),
    at: fc.nat(9),
    amount: fc.integer({ min: 1, max: 400_000 }),
  }),
  fc.record({ name: fc.constant('takeBack' as const), payment: fc.nat(9) }),
  fc.record({
    name: fc.constant('receipt' as const),
    payment: fc.nat(9),
    amount: fc.integer({ min: 1, max: 400_000 }),
    isOfPayment: fc.boolean(),
  }),
);

test('the stored status and amount due are the computed ones, whatever is done', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (acts) => {
      const world = await createWorld();
      for (const draft of [1, DEPOSIT]) await world.do({ name: 'make', draft });
      await world.do({ name: 'issue', at: 0 });
      await world.do({ name: 'pay', at: 0, amount: 30_000 });
      for (const one of acts) await world.do(one);
      expect(await world.readStored()).toEqual(world.compute());
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('a payment of 300 and its receipt leave one amount due, until it is taken back', async () => {
  const world = await createWorld();
  await world.do({ name: 'make', draft: 2 });
  await world.do({ name: 'issue', at: 0 });
  const dueOf = async () =>
    Object.values(await world.readStored()).reduce((sum, { due }) => sum + due, 0);
  const before = await dueOf();
  await world.do({ name: 'pay', at: 0, amount: 30_000 });
  await world.do({ name: 'receipt', payment: 0, amount: 30_000, isOfPayment: true });
  expect(before - (await dueOf())).toBe(300);
  await world.do({ name: 'takeBack', payment: 0 });
  expect(await dueOf()).toBe(before);
  expect(await world.readStored()).toEqual(world.compute());
});

test('an avoir that another document claims to credit stays issued', async () => {
  const world = await createWorld();
  for (const draft of [AVOIR, 1]) await world.do({ name: 'make', draft });
  for (const at of [0, 1]) await world.do({ name: 'issue', at });
  await world.do({ name: 'tie', from: 0, to: 1, relation: 'credit' });
  const stored = Object.values(await world.readStored()).map(({ status }) => status);
  expect(stored).toEqual(['issued', 'issued']);
  expect(await world.readStored()).toEqual(world.compute());
});

test('documents that all name one another are followed in no time, and none comes from itself', async () => {
  const sub = await insertUser(database.owner);
  const caller = { role: 'authenticated', claims: { sub, role: 'authenticated' } } as const;
  const ask = (text: string, values: unknown[] = []) =>
    askAs(database.gateway, caller, { text, values });
  const ids = Array.from({ length: 12 }, () => randomUUID());
  for (const id of ids) await ask('select save_document($1, $2, $3, $4)', [id, small, {}, {}]);
  const tie = 'insert into document_links (from_id, to_id, relation) values ($1, $2, $3)';
  for (const from of ids)
    for (const to of ids) if (from !== to) await ask(tie, [from, to, 'deposit']);
  await expect(ask(tie, [ids[0], ids[0], 'credit'])).rejects.toThrow('two_ends');
}, 60_000);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;
type ActOnDocument = Extract<Act, { at: number }>;

async function createWorld() {
  const sub = await insertUser(database.owner);
  const caller = { role: 'authenticated', claims: { sub, role: 'authenticated' } } as const;
  const ask = (text: string, values: unknown[] = []) =>
    askAs(database.gateway, caller, { text, values });
  const documents: StoredDraft[] = [];
  const links: DocumentLink[] = [];
  const milestones = new Map<string, Milestone>();
  const payments: Payment[] = [];

  const make = async (draft: Draft) => {
    const stored: StoredDraft = { id: randomUUID(), draft, rawTexts: {}, updatedAt: 1 };
    documents.push(stored);
    const { amount, payable, asksPayment, isPaidAtOnce } = summarize(stored);
    const figures = {
      total: (amount ?? 0) / 100,
      payable: payable / 100,
      asksPayment,
      isPaidAtOnce,
    };
    await ask('select save_document($1, $2, $3, $4)', [stored.id, draft, {}, figures]);
  };
  const issue = async (stored: StoredDraft) => {
    if (stored.issued) return;
    const [row] = await ask('select number from issue_document($1, $2, $3)', [
      stored.id,
      stored.draft,
      PREFIXES[stored.draft.kind] ?? 'F',
    ]);
    const draft = { ...stored.draft, number: String(row?.number) };
    Object.assign(stored, { draft, completedAt: 1, issued: { draft, at: 1 } });
  };
  const mark = async ({ id }: StoredDraft, name: MilestoneName | null) => {
    if (name) milestones.set(id, { id, name, markedAt: 1 });
    else milestones.delete(id);
    await ask('update documents set milestone = $2 where local_id = $1', [id, name]);
  };
  // Later documents come from earlier ones, as in life.
  const tie = async (
    ...[a, b, relation, paymentId]: [number, number, DocumentLink['relation'], string?]
  ) => {
    const [from, to] = [documents[Math.min(a, b)], documents[Math.max(a, b)]];
    if (!from || !to || from === to || links.some(({ key }) => key === `${from.id}/${to.id}`))
      return;
    const ends = { from: from.id, to: to.id };
    const link = { key: `${from.id}/${to.id}`, ...ends, relation, createdAt: links.length };
    links.push({ ...link, ...(paymentId !== undefined && { paymentId }) });
    await ask(
      'insert into document_links (from_id, to_id, relation, payment_id) values ($1, $2, $3, $4)',
      [from.id, to.id, relation, paymentId ?? null],
    );
  };
  /** A balance that deducts the last deposit, and says whether it was paid. */
  const deduct = async (amount: number, paidOn: string | undefined) => {
    const deposit = documents.findLast(
      ({ draft }) => draft.kind === 'facture-tva' && draft.subtype === 'deposit',
    );
    if (!deposit) return;
    await issue(deposit);
    const { number, issueDate } = deposit.draft;
    const part = { amount: toDecimal(amount, 2), reference: number, issueDate };
    const prepayments = [{ ...part, ...(paidOn !== undefined && { date: paidOn }) }];
    await make({ ...small, subtype: 'final', prepayments });
    const balance = documents.at(-1);
    if (balance) await issue(balance);
  };
  /** A corrective invoice that names the last balance. */
  const replace = async () => {
    const from = documents.findLastIndex(({ draft }) => draft.subtype === 'final');
    const balance = documents[from];
    if (!balance) return;
    const { number, issueDate } = balance.draft;
    await make({
      ...small,
      subtype: 'corrective',
      references: { preceding: [{ number, issueDate }] },
    });
    const copy = documents.at(-1);
    if (copy) await issue(copy);
    await tie(from, documents.length - 1, 'replacement');
  };
  const pay = async (stored: StoredDraft, amount: number) => {
    if (!stored.issued) return;
    const payment = { id: randomUUID(), documentId: stored.id, amount: cents(amount) };
    payments.push({ ...payment, paidOn: '2026-11-20', means: 'card', note: '', corrects: null });
    await ask("select record_payment($1, $2, $3, '2026-11-20')", [
      ...[payment.id, stored.id, amount / 100],
    ]);
  };
  const takeBack = async (payment: Payment | undefined) => {
    if (!payment || payment.corrects !== null) return;
    if (payments.some(({ corrects }) => corrects === payment.id)) return;
    const correction = { id: randomUUID(), amount: cents(-payment.amount), corrects: payment.id };
    payments.push({ ...payment, ...correction });
    await ask("select record_payment($1, $2, null, '2026-11-20', p_corrects => $3)", [
      ...[correction.id, payment.documentId, payment.id],
    ]);
  };
  /** A receipt of a payment, or of money beside it. */
  const receipt = async (payment: Payment | undefined, amount: number, isOfPayment: boolean) => {
    if (!payment || payment.corrects !== null) return;
    const from = documents.findIndex(({ id }) => id === payment.documentId);
    const { number = '' } = documents[from]?.draft ?? {};
    await make(makeReceipt(number, toDecimal(amount, 2)));
    const made = documents.at(-1);
    if (made) await issue(made);
    await tie(from, documents.length - 1, 'receipt', isOfPayment ? payment.id : undefined);
  };
  const doTo = async (stored: StoredDraft | undefined, one: ActOnDocument) => {
    if (!stored) return;
    if (one.name === 'issue') await issue(stored);
    if (one.name === 'mark') await mark(stored, one.mark);
    if (one.name === 'pay') await pay(stored, one.amount);
  };
  return {
    do: async (one: Act) => {
      if (one.name === 'make') await make(DRAFTS[one.draft] ?? invoice);
      else if (one.name === 'tie') await tie(one.from, one.to, one.relation);
      else if (one.name === 'replace') await replace();
      else if (one.name === 'takeBack') await takeBack(payments[one.payment % payments.length]);
      else if (one.name === 'receipt')
        await receipt(payments[one.payment % payments.length], one.amount, one.isOfPayment);
      else if (one.name === 'deduct') await deduct(one.amount, one.paidOn);
      else await doTo(documents[one.at % documents.length], one);
    },
    readStored: async () => {
      const rows = await ask(`select local_id, status, case
        when issued_at is null or is_paid_at_once or status in ('paid', 'cancelled', 'replaced') then 0
        else greatest(payable - credited - received, 0) end as due from documents`);
      return Object.fromEntries(
        rows.map(({ local_id, status, due }) => [local_id, { status, due: Number(due) }]),
      );
    },
    compute: () => {
      const survey = { summaries: documents.map(summarize), links, payments };
      const chain = buildChain({ ...survey, milestones: [...milestones.values()] }, '2026-11-20');
      return Object.fromEntries([...chain.values()].map((node) => [node.id, toStored(node)]));
    },
  };
}

function makeReceipt(number: string, amount: string): Draft {
  const told = { amount, means: 'card', invoices: [{ number, amount }] };
  return requireDraft({ ...RECEIPT, receipt: { ...RECEIPT.receipt, ...told } });
}

function toStored(node: ChainNode) {
  const status = toStoredStatus(node.status, node.milestone);
  const due = status === 'cancelled' ? 0 : outstandingAmount(node) / 100;
  return { status, due };
}

/** The status that a list filters on; « credited in part » and « expired » are details of these. */
function toStoredStatus({ name }: DocumentStatus, milestone: MilestoneName | null): string {
  if (name === 'partly-paid') return 'part_paid';
  if (name === 'partly-credited' || name === 'expired')
    return milestone === 'sent' ? 'sent' : 'issued';
  return name;
}
