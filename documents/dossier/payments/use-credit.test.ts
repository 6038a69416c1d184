import { expect, test } from 'vitest';
import { cents } from '#documents';
import { computeCredits, type OwedCredit } from './compute-credits.ts';
import { groupCredits, sumCreditsLeft } from './group-credits.ts';
import { makeAccount } from './make-account.test.support.ts';
import { listPayable, listUsable, payBack, setAgainst, withoutSetOff } from './use-credit.ts';

const now = 7;

function makeOverpaid() {
  const account = makeAccount();
  account.invoice('F-1', 100_000);
  account.invoice('F-2', 80_000, { dueDate: '2026-12-31' });
  account.invoice('F-3', 30_000, { dueDate: '2026-11-01' });
  account.pay('F-1', 150_000);
  const creditOf = (id: string): OwedCredit => {
    const found = computeCredits(account.chain().values()).find(
      ({ document }) => document.id === id,
    );
    if (!found) throw new Error(`No credit on ${id}`);
    return found;
  };
  const setOffNow = (amount: number, to: string) => {
    const link = setAgainst(creditOf('F-1'), account.node(to), { amount: cents(amount), now });
    const others = account.links.filter(({ key }) => key !== link.key);
    account.links.splice(0, account.links.length, ...others, link);
    return link;
  };
  return { ...account, creditOf, setOffNow };
}

test('a credit is offered to unpaid invoices, the first to be paid first, and they are offered it', () => {
  const { chain, creditOf, node, pay, setOffNow } = makeOverpaid();
  const numbers = () => listPayable(chain().values(), creditOf('F-1')).map(({ id }) => id);
  expect(numbers()).toEqual(['F-3', 'F-2']);
  expect(listUsable(chain().values(), node('F-2')).map(({ left }) => left)).toEqual([50_000]);
  expect(listUsable(chain().values(), node('F-1'))).toEqual([]);
  pay('F-3', 30_000);
  expect(numbers()).toEqual(['F-2']);
  setOffNow(50_000, 'F-2');
  expect(listUsable(chain().values(), node('F-2'))).toEqual([]);
});

test('a second part adds to the first, and the link goes with what it set off', () => {
  const { setOffNow, due } = makeOverpaid();
  const link = setOffNow(10_000, 'F-2');
  expect(link).toEqual({
    ...{ key: 'F-1/F-2', from: 'F-1', to: 'F-2', relation: 'set-off', createdAt: now },
    setOff: 10_000,
  });
  expect(setOffNow(15_000, 'F-2').setOff).toBe(25_000);
  expect(due('F-2')).toBe(55_000);
  expect(withoutSetOff(link)).toBeNull();
});

test('documents that are linked already keep their link, with or without a set-off', () => {
  const { link, setOffNow, due } = makeOverpaid();
  link('F-1', 'F-2', 'next-month');
  const made = setOffNow(10_000, 'F-2');
  expect(made).toMatchObject({ relation: 'next-month', createdAt: 0, setOff: 10_000 });
  expect(due('F-2')).toBe(70_000);
  const { setOff: _, ...before } = made;
  expect(withoutSetOff(made)).toEqual(before);
});

test('a credit is paid back on the documents that hold it', () => {
  const { avoir, link, pay, invoice, creditOf, payments, credits } = makeOverpaid();
  invoice('F-4', 20_000);
  invoice('F-5', 20_000);
  pay('F-4', 20_000);
  pay('F-5', 20_000);
  avoir('A-1', 'F-4', 30_000, { kind: 'on-account' });
  link('F-5', 'A-1', 'credit');
  let count = 0;
  const refunds = payBack(creditOf('A-1'), {
    ...{ amount: cents(25_000), paidOn: '2026-11-15', means: 'cheque' },
    newId: () => `refund ${count++}`,
  });
  const how = { paidOn: '2026-11-15', means: 'cheque', note: '', corrects: null };
  expect(refunds).toEqual([
    { id: 'refund 0', documentId: 'F-4', amount: -20_000, ...how },
    { id: 'refund 1', documentId: 'F-5', amount: -5_000, ...how },
  ]);
  payments.push(...refunds);
  expect(credits().find(({ id }) => id === 'A-1')).toMatchObject({ paidBack: 25_000, left: 5_000 });
});

test('credits are summed by client and currency, euros first, and settled ones are left out', () => {
  const { add, invoice, pay, chain, node, setOffNow } = makeOverpaid();
  const { documents } = makeOverpaid();
  const [first] = documents;
  if (!first) throw new Error('No document');
  const paid = (number: string, clientId: string, currency: string) => {
    add(number, { ...first.draft, number, currency }, { clientId });
    pay(number, 101_000);
  };
  paid('F-6', 'other', 'EUR');
  paid('F-7', 'client', 'USD');
  invoice('F-8', 100_000);
  pay('F-8', 100_500);
  const groups = () => groupCredits(computeCredits(chain().values()));
  const told = () => groups().map(({ clientId, currency, left }) => [clientId, currency, left]);
  expect(told()).toEqual([
    ['client', 'EUR', 50_500],
    ['other', 'EUR', 1_000],
    ['client', 'USD', 1_000],
  ]);
  expect(sumCreditsLeft(groups())).toEqual([
    { currency: 'EUR', amount: 51_500 },
    { currency: 'USD', amount: 1_000 },
  ]);
  setOffNow(50_000, 'F-2');
  expect(node('F-2').setOffs).toHaveLength(1);
  expect(told()[0]).toEqual(['other', 'EUR', 1_000]);
  expect(groups().map(({ credits }) => credits.map(({ document }) => document.id))).toEqual([
    ['F-6'],
    ['F-8'],
    ['F-7'],
  ]);
});
