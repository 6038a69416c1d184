import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { askAs } from '#server/test/ask-as.ts';
import { type Ask, createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { owner, anonymous, admin, server } = await createPeople(database);

const DUE = `select coalesce(sum(payable - credited - received), 0)::int as due from documents
  where issued_at is not null and asks_payment and status not in ('paid', 'cancelled', 'replaced')`;

async function createFreelancer() {
  const sub = await insertUser(database.owner);
  const caller = { role: 'authenticated', claims: { sub, role: 'authenticated' } } as const;
  const ask: Ask = (text, values) => askAs(database.gateway, caller, { text, values });
  const seller = { name: 'Garance', siren: '552100554' };
  return {
    ask,
    dueOf: async () => {
      const [row] = await ask(DUE);
      return row?.due;
    },
    receivedFor: async (id: string) => {
      const [row] = await ask('select received::int, status from documents where local_id = $1', [
        id,
      ]);
      return row;
    },
    issue: async (draft: object, payable: number, prefix = 'F') => {
      const [id, told] = [randomUUID(), { total: payable, payable, asksPayment: prefix === 'F' }];
      const whole = { kind: 'facture-tva', issueDate: '2026-10-01', seller, ...draft };
      await ask('select save_document($1, $2, $3, $4)', [id, whole, {}, told]);
      const [row] = await ask('select number from issue_document($1, $2, $3)', [
        ...[id, whole, prefix],
      ]);
      return { id, number: String(row?.number) };
    },
    pay: (id: string, amount: number, day: string) =>
      ask("select record_payment($1, $2, $3, $4, 'transfer')", [randomUUID(), id, amount, day]),
  };
}

/** The balance of a deposit of 1 October. */
function balanceOf(reference: string, amount: string, date?: string) {
  const part = { amount, reference, issueDate: '2026-10-01' };
  return { subtype: 'final', prepayments: [{ ...part, ...(date !== undefined && { date }) }] };
}

test('a deposit that its balance says paid is received, once', async () => {
  const { issue, pay, receivedFor, dueOf } = await createFreelancer();
  const { id, number } = await issue({ subtype: 'deposit' }, 300);
  await issue(balanceOf(number, '300.00'), 700);
  await issue(balanceOf(number, '300.00', '2099-01-01'), 700);
  expect(await receivedFor(id)).toEqual({ received: 0, status: 'issued' });
  expect(await dueOf()).toBe(1700);
  await issue(balanceOf(number, '300.00', '2026-10-05'), 700);
  expect(await receivedFor(id)).toEqual({ received: 300, status: 'paid' });
  for (const amount of [100, 200]) {
    await pay(id, amount, '2026-10-04');
    expect(await receivedFor(id)).toEqual({ received: 300, status: 'paid' });
  }
  expect(await dueOf()).toBe(2100);
});

test('a deposit that is said paid on a later day is received from that day on', async () => {
  const { issue, dueOf } = await createFreelancer();
  const { number } = await issue({ subtype: 'deposit' }, 300);
  const { id } = await issue(balanceOf(number, '300.00', '2099-01-01'), 700);
  // Days later.
  await database.owner.query(`
    set session_replication_role = replica;
    update documents set issued_at = now() - interval '3 days' where local_id = '${id}';
    update private.deductions set paid_on = (now() at time zone 'Europe/Paris')::date
      where paid_on = '2099-01-01';
    set session_replication_role = origin;
  `);
  expect(await dueOf()).toBe(1000);
  const follow = () => server('select * from follow_paid_deposits()');
  expect(await follow()).toEqual([{ followed: '1' }]);
  expect(await dueOf()).toBe(700);
  expect(await follow()).toEqual([{ followed: '0' }]);
  for (const other of [owner, admin, anonymous])
    await expect(other('select * from follow_paid_deposits()')).rejects.toThrow(
      'permission denied',
    );
});

test('a deposit that cannot be followed keeps no other from it, and a fraction of a cent ends', async () => {
  const { ask, issue, dueOf } = await createFreelancer();
  const deposits = [
    await issue({ subtype: 'deposit' }, 300),
    await issue({ subtype: 'deposit' }, 300),
  ];
  const prepayments = deposits.flatMap(
    ({ number }) => balanceOf(number, '0.00', '2099-01-01').prepayments,
  );
  const { id } = await issue({ subtype: 'final', prepayments }, 700);
  const [first, second] = deposits;
  // Days later, one part has an amount, and a receipt tells less than a cent of the other.
  await database.owner.query(`
    set session_replication_role = replica;
    update documents set issued_at = now() - interval '3 days' where local_id = '${id}';
    update private.deductions set paid_on = (now() at time zone 'Europe/Paris')::date,
      amount = case number when '${second?.number}' then 300 else 0 end where paid_on = '2099-01-01';
    set session_replication_role = origin;
  `);
  const receipt = await issue(
    { kind: 'recu', receipt: { invoices: [{ number: first?.number, amount: '0.001' }] } },
    0,
    'R',
  );
  await ask("insert into document_links (from_id, to_id, relation) values ($1, $2, 'receipt')", [
    ...[first?.id, receipt.id],
  ]);
  const follow = async () => (await server('select * from follow_paid_deposits()'))[0]?.followed;
  await database.owner.query(`
    create function private.refuse_one() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$;
    create trigger refuse_one before update on documents for each row
      when (old.local_id = '${second?.id}') execute function private.refuse_one();
  `);
  expect(await follow()).toBe('0');
  await database.owner.query('drop function private.refuse_one() cascade');
  expect([await follow(), await follow()]).toEqual(['1', '0']);
  expect(await dueOf()).toBe(1000);
});

test('a balance writes its parts and the deposits of its seller alone, and is charged for them', async () => {
  const { ask, issue } = await createFreelancer();
  const { id, number } = await issue({ subtype: 'deposit' }, 300);
  const other = await issue({ subtype: 'deposit', seller: { name: 'Autre' } }, 300);
  expect(other.number).toBe(number);
  const versions = () => ask('select local_id, xmin::text from documents order by 1');
  const before = await versions();
  await issue(balanceOf(number, '300.00', '2026-10-05'), 700);
  const isSame = (one: object) => before.some((row) => JSON.stringify(row) === JSON.stringify(one));
  const rewritten = (await versions()).filter((one) => !isSame(one)).map(({ local_id: at }) => at);
  expect(rewritten).toContain(id);
  expect(rewritten).not.toContain(other.id);

  const [whose] = await ask('select auth.uid() as id');
  const written = async () => {
    const text = 'select private.written_bytes($1)::int as bytes';
    return (await database.owner.query(text, [whose?.id])).rows[0].bytes;
  };
  const parts = (date?: string) =>
    Array.from({ length: 100 }, (_, index) => {
      return {
        amount: '1.00',
        reference: `F-${index}`,
        issueDate: '2026-10-01',
        ...(date && { date }),
      };
    });
  const start = await written();
  await issue({ subtype: 'final', prepayments: parts() }, 700);
  const undated = await written();
  await issue({ subtype: 'final', prepayments: parts('2026-10-05') }, 700);
  expect((await written()) - undated).toBeGreaterThan(undated - start + 40_000);
});

test('balances that deduct one deposit count no more than the deposit', async () => {
  const { issue, receivedFor } = await createFreelancer();
  const { id, number } = await issue({ subtype: 'deposit' }, 300);
  await issue(balanceOf(number, '200.00', '2026-10-20'), 700);
  expect(await receivedFor(id)).toEqual({ received: 200, status: 'part_paid' });
  await issue(balanceOf(number, '200.00', '2026-10-10'), 700);
  expect(await receivedFor(id)).toEqual({ received: 300, status: 'paid' });
});

test('a deposit stays paid without its mark where a balance says so, until an avoir gives it back', async () => {
  const { ask, issue, receivedFor } = await createFreelancer();
  const { id, number } = await issue({ subtype: 'deposit' }, 300);
  const mark = (milestone: string | null) =>
    ask('update documents set milestone = $2 where local_id = $1', [id, milestone]);
  await mark('paid');
  expect(await receivedFor(id)).toEqual({ received: 0, status: 'paid' });
  await issue(balanceOf(number, '300.00', '2026-10-05'), 700);
  await mark(null);
  expect(await receivedFor(id)).toEqual({ received: 300, status: 'paid' });
  const credit = await issue({ kind: 'avoir' }, 300, 'A');
  await ask("insert into document_links (from_id, to_id, relation) values ($1, $2, 'credit')", [
    ...[id, credit.id],
  ]);
  expect(await receivedFor(id)).toMatchObject({ status: 'cancelled' });
});

test('a preceding document of the same number or rank completes what a balance says', async () => {
  const list = async (draft: object) =>
    (
      await database.owner.query(
        'select number, issue_date::text, amount, paid_on::text from private.list_deductions($1)',
        [draft],
      )
    ).rows;
  const paid = { amount: '300', date: '2026-10-05' };
  const preceding = [
    { number: 'F-1', issueDate: '2026-10-01' },
    { number: 'F-2', issueDate: '2026-10-02' },
  ];
  const part = { amount: '300', issue_date: '2026-10-02', paid_on: '2026-10-05', number: 'F-2' };
  const references = { preceding };
  expect(await list({ prepayments: [{ ...paid, reference: 'F-2' }], references })).toEqual([part]);
  const [, second] = await list({ prepayments: [paid, paid], references });
  expect(second).toEqual(part);
  expect(await list({ prepayments: [paid], references })).toEqual([]);
});

test('what a balance says of its deposits never keeps it from being issued', async () => {
  const { issue } = await createFreelancer();
  const paid = { amount: '300', date: '2026-10-05', issueDate: '2026-10-01' };
  const hostile = [
    { prepayments: 'x' },
    { prepayments: [null, 4, []], references: { preceding: 4 } },
    { prepayments: [{ ...paid, reference: randomUUID().repeat(300) }] },
    { prepayments: [{ ...paid, reference: 'F-1', amount: '1e300', date: 'infinity' }] },
    {
      prepayments: Array.from({ length: 4000 }, (_, index) => ({
        ...paid,
        reference: `F-${index}`,
      })),
    },
  ];
  for (const draft of hostile)
    await expect(issue({ subtype: 'final', ...draft }, 700)).resolves.toBeDefined();
});
