import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseDraft, toDecimal } from '#documents';
import { computeLedgerFigures } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { askAs } from '#server/test/ask-as.ts';
import { type Ask, createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin, server } = await createPeople(database);
const YEAR = ['2026-06-15', '2026-01-01', '2026-12-31'];
const dashboardOf = async (ask = owner) => {
  const [row] = await ask('select get_dashboard($1, $2, $3) as found', YEAR);
  return row?.found as Record<string, unknown>;
};
let position = 0;

/** A document that is issued, as its owner has it. */
async function addIssued(values: Record<string, unknown>): Promise<string> {
  position += 1;
  const row = {
    user_id: ownerId,
    document_type: 'facture-tva',
    issue_date: '2026-03-10',
    asks_payment: true,
    status: 'issued',
    issued_at: '2026-03-10T10:00:00Z',
    hash: `h${position}`,
    series: 's',
    chain_position: position,
    number: `F-${position}`,
    ...values,
  };
  const names = Object.keys(row);
  const { rows } = await database.owner.query(
    `insert into documents (${names.join()}) values (${names.map((_, i) => `$${i + 1}`).join()}) returning id`,
    Object.values(row),
  );
  return rows[0].id;
}

test('the dashboard says what is due, late and waiting, of who calls', async () => {
  await addIssued({ payable: 120, total_including_tax: 120, due_date: '2026-04-10' });
  await addIssued({
    payable: 60,
    received: 20,
    total_including_tax: 60,
    due_date: '2026-07-01',
    status: 'part_paid',
  });
  await addIssued({ payable: 50, total_including_tax: 50, is_paid_at_once: true, status: 'paid' });
  await addIssued({ payable: 70, total_including_tax: 70, currency: 'USD' });
  await addIssued({
    document_type: 'devis',
    asks_payment: false,
    total_including_tax: 500,
    due_date: '2026-12-01',
  });
  await addIssued({
    document_type: 'devis',
    asks_payment: false,
    total_including_tax: 900,
    due_date: '2026-05-01',
  });
  await addIssued({
    document_type: 'devis',
    asks_payment: false,
    total_including_tax: 800,
    currency: 'USD',
    milestone: 'accepted',
    status: 'accepted',
  });
  await owner("insert into documents (document_type) values ('facture-tva')");
  await owner("insert into documents (document_type, currency) values ('devis', 'USD')");
  expect(await dashboardOf()).toMatchObject({
    cashed: 50,
    due: { amount: 160, count: 2 },
    late: { amount: 120, count: 1 },
    waiting: { amount: 500, count: 1 },
    drafts: 2,
    accepted: 1,
  });
  for (const other of [stranger, admin])
    expect(await dashboardOf(other)).toMatchObject({ cashed: 0, due: { count: 0 }, months: [] });
  for (const other of [anonymous, server])
    await expect(dashboardOf(other)).rejects.toThrow('permission denied');
});

test('turnover and VAT are what the rules of documents say of each document', async () => {
  await database.owner.query(
    'alter table documents disable trigger user; delete from documents; alter table documents enable trigger user',
  );
  const drafts = Object.values(samples)
    .map((sample) =>
      requireDraft({ ...requireDraft(sample), issueDate: '2026-03-10', currency: 'EUR' }),
    )
    .filter((draft) => parseDraft(draft).ok);
  const expected = new Map<string, { base: number; vat: number }>();
  for (const draft of drafts) {
    const id = await addIssued({ document_type: draft.kind });
    const { sellerKey, sellerName, activity, rates, turnover } = computeLedgerFigures(draft);
    const rows = rates.map(({ rate, taxableAmount, vatAmount }) => {
      const key = toDecimal(rate, 2);
      const known = expected.get(key) ?? { base: 0, vat: 0 };
      expected.set(key, { base: known.base + taxableAmount, vat: known.vat + vatAmount });
      return { rate: key, base: toDecimal(taxableAmount, 2), vat: toDecimal(vatAmount, 2) };
    });
    await owner(
      `insert into document_figures (document_id, seller_key, seller_name, activity, rates, turnover)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        id,
        sellerKey,
        sellerName,
        activity,
        JSON.stringify(rows),
        turnover === null ? null : turnover / 100,
      ],
    );
  }
  const { rates } = (await dashboardOf()) as {
    rates: { rate: string; base: number; vat: number }[];
  };
  expect(
    new Map(
      rates.map(({ rate, base, vat }) => [
        rate,
        { base: Math.round(base * 100), vat: Math.round(vat * 100) },
      ]),
    ),
  ).toEqual(expected);
  expect(expected.size).toBeGreaterThan(2);
});

test('the book has what was cashed in its days, of who calls', async () => {
  const id = await addIssued({ payable: 120, total_including_tax: 120, number: 'F-BOOK' });
  await database.owner.query(
    `insert into payments (id, user_id, document_id, amount, paid_on, means, chain_position, previous_hash, hash)
     values (gen_random_uuid(), $1, $2, 30, '2026-04-01', 'cheque', 1, '', 'x')`,
    [ownerId, id],
  );
  const book = "select number, amount, means from list_receipts_book('2026-04-01', '2026-04-30')";
  expect(await owner(book)).toEqual([{ number: 'F-BOOK', amount: '30.00', means: 'cheque' }]);
  for (const other of [stranger, admin]) expect(await other(book)).toEqual([]);
  for (const other of [anonymous, server])
    await expect(other(book)).rejects.toThrow('permission denied');
});

test('a receipt of payments that are in the book already is not in it twice', async () => {
  const invoice = { payable: 120, total_including_tax: 120, issue_date: '2026-07-01' };
  const receipt = { document_type: 'recu', asks_payment: false, issue_date: '2026-07-02' };
  const cashed = async () => {
    const [row] = await owner(
      "select sum(amount) as sum from list_receipts_book('2026-07-01', '2026-07-31')",
    );
    return row?.sum;
  };
  const pay = async (id: string, amount: number) =>
    database.owner.query(
      `insert into payments (id, user_id, document_id, amount, paid_on, means, chain_position, previous_hash, hash)
       values (gen_random_uuid(), $1, $2, $3, '2026-07-01', 'cheque', $4, '', 'x')`,
      [ownerId, id, amount, amount],
    );
  const tie = async (from: string, to: string) =>
    database.owner.query(
      "insert into document_links (user_id, from_id, to_id, relation) values ($1, $2, $3, 'receipt')",
      [ownerId, from, to],
    );
  const part = await addIssued({ ...invoice, local_id: 'part' });
  await pay(part, 20);
  await addIssued({ ...receipt, total_including_tax: 100, local_id: 'rest' });
  await tie('part', 'rest');
  expect(await cashed()).toBe('120.00');
  const whole = await addIssued({ ...invoice, local_id: 'whole' });
  await pay(whole, 120);
  await addIssued({ ...receipt, total_including_tax: 120, local_id: 'proof' });
  await tie('whole', 'proof');
  expect(await cashed()).toBe('240.00');
});

test('a payment and the receipt of it are in the book once, and not at all once it is taken back', async () => {
  const { ask, issue, pay, readBook } = await createFreelancer();
  const invoice = await issue('facture-tva', {}, 1000);
  const other = await issue('facture-tva', {}, 200);
  const payment = await pay(invoice.id, 300);
  const receipt = await issue('recu', settle([invoice.number, '300.00']), 300);
  await tie(ask, { from: invoice.id, to: receipt.id, payment });
  const paid = { number: invoice.number, means: 'cheque', amount: '300.00' };
  expect(await readBook()).toEqual([paid]);

  // Money that no payment tells: for another invoice, and beside the first payment.
  const shared = [
    [invoice.number, '300.00'],
    [other.number, '200.00'],
  ] as const;
  const both = await issue('recu', settle(...shared), 500);
  await tie(ask, { from: invoice.id, to: both.id, payment });
  await tie(ask, { from: other.id, to: both.id });
  const rest = await issue('recu', settle([invoice.number, '100.00']), 100);
  await tie(ask, { from: invoice.id, to: rest.id });
  expect(await readBook()).toEqual([
    paid,
    { number: both.number, means: 'other', amount: '200.00' },
    { number: rest.number, means: 'other', amount: '100.00' },
  ]);
  await pay(invoice.id, null, payment);
  const [row] = await ask(
    "select sum(amount) as sum from list_receipts_book('2026-01-01', '2099-12-31')",
  );
  expect(row?.sum).toBe('300.00');
});

test('a link names a payment of its invoice and its owner alone, and keeps it', async () => {
  const { ask, issue, pay } = await createFreelancer();
  const stranger = await createFreelancer();
  const [invoice, other] = [
    await issue('facture-tva', {}, 1000),
    await issue('facture-tva', {}, 1000),
  ];
  const payment = await pay(invoice.id, 300);
  const correction = await pay(invoice.id, null, payment);
  const theirs = await stranger.issue('facture-tva', {}, 1000);
  const [wrong, foreign] = [await pay(other.id, 300), await stranger.pay(theirs.id, 300)];
  for (const named of [wrong, foreign, correction, randomUUID()])
    await expect(
      tie(ask, { from: invoice.id, to: 'receipt', payment: named }),
    ).rejects.toMatchObject({ code: 'NOPAY' });
  const credit = `insert into document_links (from_id, to_id, relation, payment_id)
    values ($1, 'avoir', 'credit', $2)`;
  await expect(ask(credit, [invoice.id, payment])).rejects.toThrow('payment_check');
  await tie(ask, { from: invoice.id, to: 'receipt', payment });
  await expect(ask('update document_links set payment_id = null')).rejects.toThrow(
    'permission denied',
  );
});

async function createFreelancer() {
  const sub = await insertUser(database.owner);
  const caller = { role: 'authenticated', claims: { sub, role: 'authenticated' } } as const;
  const ask: Ask = (text, values) => askAs(database.gateway, caller, { text, values });
  return {
    ask,
    readBook: () =>
      ask(`select number, means, amount from list_receipts_book('2026-01-01', '2099-12-31')
        order by number, cashed_on`),
    issue: async (kind: string, draft: object, total: number) => {
      const id = randomUUID();
      const told = { total, payable: total, asksPayment: kind !== 'recu' };
      const whole = { kind, issueDate: '2026-10-02', seller: { name: 'Garance' }, ...draft };
      await ask('select save_document($1, $2, $3, $4)', [id, whole, {}, told]);
      const prefix = kind === 'recu' ? 'R' : 'F';
      const [row] = await ask('select number from issue_document($1, $2, $3)', [id, whole, prefix]);
      return { id, number: String(row?.number) };
    },
    pay: async (id: string, amount: number | null, corrects: string | null = null) => {
      const entry = randomUUID();
      await ask("select record_payment($1, $2, $3, '2026-10-01', 'cheque', '', $4)", [
        ...[entry, id, amount, corrects],
      ]);
      return entry;
    },
  };
}

function settle(...parts: readonly (readonly [number: string, amount: string])[]) {
  return { receipt: { invoices: parts.map(([number, amount]) => ({ number, amount })) } };
}

function tie(
  ask: Ask,
  { from, to, payment = null }: { from: string; to: string; payment?: string | null },
) {
  return ask(
    "insert into document_links (from_id, to_id, relation, payment_id) values ($1, $2, 'receipt', $3)",
    [from, to, payment],
  );
}

test('what its author says paid counts on the day of that mark, and never after today', async () => {
  const id = await addIssued({ payable: 120, total_including_tax: 120, number: 'F-MARK' });
  const book =
    "select cashed_on::text, amount from list_receipts_book('2000-01-01', '2999-01-01') where number = 'F-MARK'";
  const mark = (milestone: string | null, day: string | null) =>
    owner('update documents set milestone = $2, milestone_at = $3 where id = $1', [
      ...[id, milestone, day],
    ]);
  // Half past midnight in France.
  await mark('paid', '2026-05-04T22:30:00Z');
  expect(await owner(book)).toEqual([{ cashed_on: '2026-05-05', amount: '120.00' }]);
  await mark('paid', '2026-05-09T10:00:00Z');
  expect(await owner(book)).toEqual([{ cashed_on: '2026-05-05', amount: '120.00' }]);
  await mark(null, '2026-05-04T22:30:00Z');
  expect(await owner(book)).toEqual([]);
  expect(await owner('select milestone_at from documents where id = $1', [id])).toEqual([
    { milestone_at: null },
  ]);
  const isToday = `select milestone_at <= now() and milestone_at > now() - interval '1 minute' as ok
    from documents where id = $1`;
  await mark('paid', '2999-01-01T00:00:00Z');
  expect(await owner(isToday, [id])).toEqual([{ ok: true }]);
  await mark(null, null);
  // The clock of a device may be a year behind.
  await mark('paid', '2025-05-04T22:30:00Z');
  expect(await owner(book)).toEqual([{ cashed_on: '2026-03-10', amount: '120.00' }]);
  await mark(null, null);
  await owner("update documents set milestone = 'paid' where id = $1", [id]);
  expect(await owner(isToday, [id])).toEqual([{ ok: true }]);
});

test('document_figures: its owner alone, for its own documents, once', async () => {
  const id = await addIssued({});
  await expect(stranger(FIGURES_OF, [id])).rejects.toThrow('foreign key');
  await owner(FIGURES_OF, [id]);
  await expect(owner(FIGURES_OF, [id])).rejects.toThrow('duplicate key');
  const read = 'select document_id from document_figures where document_id = $1';
  expect(await owner(read, [id])).toHaveLength(1);
  for (const other of [stranger, admin]) expect(await other(read, [id])).toEqual([]);
  for (const other of [anonymous, server])
    await expect(other(read, [id])).rejects.toThrow('permission denied');
  for (const text of [
    "update document_figures set activity = 'rent'",
    'delete from document_figures',
  ])
    await expect(owner(text)).rejects.toThrow('permission denied');
});

test('figures that were told before a document is issued are not asked for again', async () => {
  const { rows } = await database.owner.query(
    "insert into documents (user_id, document_type) values ($1, 'devis') returning id",
    [ownerId],
  );
  const { id } = rows[0];
  await database.owner.query(
    "insert into document_contents (document_id, user_id, draft) values ($1, $2, '{}')",
    [id, ownerId],
  );
  await owner(FIGURES_OF, [id]);
  await database.owner.query(
    "update documents set issued_at = now(), number = 'D-1', hash = 'd', series = 'd', chain_position = 1 where id = $1",
    [id],
  );
  expect(await owner('select * from list_unfigured()')).toEqual([]);
});

const FIGURES_OF = `insert into document_figures (document_id, seller_key, seller_name, activity, rates)
  values ($1, '732829320', 'Cycles Garance', 'services', '[]')`;

test('what has no figures yet is listed to its owner, with its content', async () => {
  const id = await addIssued({});
  await database.owner.query(
    'insert into document_contents (document_id, user_id, draft) values ($1, $2, \'{"a": 1}\')',
    [id, ownerId],
  );
  const list = 'select document_id, draft from list_unfigured()';
  expect(await owner(list)).toEqual([{ document_id: id, draft: { a: 1 } }]);
  await owner(FIGURES_OF, [id]);
  expect(await owner(list)).toEqual([]);
  for (const other of [stranger, admin]) expect(await other(list)).toEqual([]);
  for (const other of [anonymous, server])
    await expect(other(list)).rejects.toThrow('permission denied');
});
