import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing } from './issuing.test.support.ts';

const database = await createTestDatabase();
const { owner, stranger } = await createPeople(database);
const { issueNew } = createIssuing(database, owner);

test('a link names a payment of its invoice and its owner alone, and keeps it', async () => {
  const [invoice, other] = [await issueNew(), await issueNew()];
  const theirs = await issueNew({ ask: stranger });
  const payment = await pay(invoice.id, 100);
  const correction = await pay(invoice.id, null, payment);
  const [wrong, foreign] = [await pay(other.id, 100), await pay(theirs.id, 100, null, stranger)];
  const tie = (to: string, relation: string, named: string) =>
    owner(
      'insert into document_links (from_id, to_id, relation, payment_id) values ($1, $2, $3, $4)',
      [invoice.id, to, relation, named],
    );
  for (const named of [wrong, foreign, correction, randomUUID()])
    await expect(tie('receipt', 'receipt', named)).rejects.toMatchObject({ code: 'NOPAY' });
  await expect(tie('avoir', 'credit', payment)).rejects.toThrow('payment_check');
  await tie('receipt', 'receipt', payment);
  await expect(owner('update document_links set payment_id = null')).rejects.toThrow(
    'permission denied',
  );
});

test('a link may set off an amount above zero, which its owner changes and takes back', async () => {
  const [overpaid, lowered] = [await issueNew(), await issueNew()];
  const tie = (amount: string, ask = owner) =>
    ask(
      "insert into document_links (from_id, to_id, relation, set_off) values ($1, $2, 'set-off', $3)",
      [overpaid.id, lowered.id, amount],
    );
  for (const amount of ['0', '-1', 'NaN'])
    await expect(tie(amount)).rejects.toThrow('set_off_check');
  await tie('12.30');
  const read = (ask = owner) =>
    ask('select set_off::text from document_links where relation = $1', ['set-off']);
  await stranger('update document_links set set_off = 99');
  expect(await read()).toEqual([{ set_off: '12.30' }]);
  expect(await read(stranger)).toEqual([]);
  await owner("update document_links set set_off = 20 where relation = 'set-off'");
  expect(await read()).toEqual([{ set_off: '20.00' }]);
  await owner("update document_links set set_off = null where relation = 'set-off'");
  expect(await read()).toEqual([{ set_off: null }]);
});

async function pay(
  document: string,
  amount: number | null,
  corrects: string | null = null,
  ask = owner,
) {
  const id = randomUUID();
  await ask("select record_payment($1, $2, $3, '2026-11-21', 'cheque', '', $4)", [
    ...[id, document, amount, corrects],
  ]);
  return id;
}
