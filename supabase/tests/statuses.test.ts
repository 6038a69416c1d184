import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { cents } from '#documents';
import {
  buildChain,
  type DocumentLink,
  type DocumentStatus,
  type Milestone,
  type MilestoneName,
  type Payment,
  type StoredDraft,
  summarize,
} from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { askAs } from '#server/test/ask-as.ts';
import { insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

// Whatever happens to documents, the status that lists ask for is the one that screens show.
const database = await createTestDatabase();
const invoice = requireDraft(samples.menuisier);
const line = invoice.lines[0];
if (!line) throw new Error('A sample has lines');
const small = { ...invoice, lines: [line], allowances: [], charges: [], prepayments: [] };
const DRAFTS: readonly Draft[] = [
  { ...requireDraft(samples['devis-agence-web']), validUntil: '2099-12-31' },
  invoice,
  small,
  { ...small, kind: 'avoir', subtype: 'standard' },
  requireDraft(samples['recu-acompte']),
];
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
    name: fc.constant('pay' as const),
    at: fc.nat(9),
    amount: fc.integer({ min: 1, max: 400_000 }),
  }),
);

test('the stored status is the computed one, whatever is done', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (acts) => {
      const world = await createWorld();
      for (const one of [{ name: 'make', draft: 1 } as const, ...acts]) await world.do(one);
      expect(await world.readStored()).toEqual(world.compute());
    }),
    { numRuns: 15 },
  );
}, 120_000);

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

async function createWorld() {
  const sub = await insertUser(database.owner);
  const caller = { role: 'authenticated', claims: { sub, role: 'authenticated' } } as const;
  const ask = (text: string, values: unknown[] = []) =>
    askAs(database.gateway, caller, { text, values });
  const documents: StoredDraft[] = [];
  const links: DocumentLink[] = [];
  const milestones = new Map<string, Milestone>();
  const payments: Payment[] = [];

  const make = async (index: number) => {
    const draft = DRAFTS[index] ?? invoice;
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
    const [row] = await ask('select number from issue_document($1, $2, 1)', [
      stored.id,
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
  const tie = async (a: number, b: number, relation: DocumentLink['relation']) => {
    const [from, to] = [documents[Math.min(a, b)], documents[Math.max(a, b)]];
    if (!from || !to || from === to || links.some(({ key }) => key === `${from.id}/${to.id}`))
      return;
    const ends = { from: from.id, to: to.id };
    links.push({ key: `${from.id}/${to.id}`, ...ends, relation, createdAt: links.length });
    await ask('insert into document_links (from_id, to_id, relation) values ($1, $2, $3)', [
      ...[from.id, to.id, relation],
    ]);
  };
  const pay = async (stored: StoredDraft, amount: number) => {
    if (!stored.issued) return;
    const payment = { id: randomUUID(), documentId: stored.id, amount: cents(amount) };
    payments.push({ ...payment, paidOn: '2026-11-20', means: 'card', note: '', corrects: null });
    await ask("select record_payment($1, $2, $3, '2026-11-20')", [
      ...[payment.id, stored.id, amount / 100],
    ]);
  };
  return {
    do: async (one: Act) => {
      if (one.name === 'make') return make(one.draft);
      if (one.name === 'tie') return tie(one.from, one.to, one.relation);
      const stored = documents[one.at % documents.length];
      if (!stored) return;
      if (one.name === 'issue') await issue(stored);
      if (one.name === 'mark') await mark(stored, one.mark);
      if (one.name === 'pay') await pay(stored, one.amount);
    },
    readStored: async () => {
      const rows = await ask('select local_id, status from documents');
      return Object.fromEntries(rows.map(({ local_id, status }) => [local_id, status]));
    },
    compute: () => {
      const survey = { summaries: documents.map(summarize), links, payments };
      const chain = buildChain({ ...survey, milestones: [...milestones.values()] }, '2026-11-20');
      return Object.fromEntries(
        [...chain.values()].map(({ id, status, milestone }) => [id, toStored(status, milestone)]),
      );
    },
  };
}

/** The status that a list filters on; « credited in part » and « expired » are details of these. */
function toStored({ name }: DocumentStatus, milestone: MilestoneName | null): string {
  if (name === 'partly-paid') return 'part_paid';
  if (name === 'partly-credited' || name === 'expired')
    return milestone === 'sent' ? 'sent' : 'issued';
  return name;
}
