import { expect, test } from 'vitest';
import { cents, convertInvoiceToCredit, type Draft } from '#documents';
import { listOfClient, sumClients } from './client-books.ts';
import { invoice, makeBooks, quote, today } from './make-books.test.support.ts';

test('the documents of a client are added up, and its drafts and quotes are not', () => {
  const { add, link, payments, chain } = makeBooks();
  const of = (id: string, draft: Draft) => add(id, { ...draft, number: id }, { clientId: 'one' });
  for (const id of ['due', 'half paid', 'paid twice', 'paid again', 'kept', 'kept too'])
    of(id, invoice);
  const pay = (documentId: string, amount: number) => {
    const how = { paidOn: today, means: 'cash', note: '', corrects: null } as const;
    payments.push({ id: `p${payments.length}`, documentId, amount: cents(amount), ...how });
  };
  pay('half paid', 60_000);
  for (const id of ['paid twice', 'paid again']) pay(id, 240_000);
  for (const id of ['kept', 'kept too']) {
    pay(id, 120_000);
    const avoir = convertInvoiceToCredit(invoice, { number: id, today });
    const treatment = { kind: 'on-account' as const };
    of(`A ${id}`, { ...avoir, credit: avoir.credit && { ...avoir.credit, treatment } });
    link(id, `A ${id}`, 'credit');
  }
  add('draft', invoice, { isUnissued: true, clientId: 'one' });
  add('offer', quote, { clientId: 'two' });
  // Six invoices of 1 200 €, of which two were given back.
  expect([...sumClients(chain().values())]).toEqual([
    [
      'one',
      [
        {
          ...{ currency: 'EUR', due: 180_000, owedBack: 240_000 },
          ...{ onAccount: 240_000, invoiced: 480_000 },
        },
      ],
    ],
  ]);
});

test('the newest documents of a client come first, by their day and then as they were written', () => {
  const { add, chain, documents } = makeBooks();
  for (const [index, issueDate] of ['2026-02-01', '2026-03-01', '2026-02-01'].entries()) {
    add(`${index}`, { ...invoice, number: `F-${index}`, issueDate }, { clientId: 'one' });
    Object.assign(documents[index] ?? {}, { updatedAt: index + 1 });
  }
  const ids = listOfClient(chain().values(), 'one').map(({ id }) => id);
  expect(ids).toEqual(['1', '2', '0']);
});

test('a client owes what its documents say, currency by currency, and two of one name are two', () => {
  const { add, link, payments, chain } = makeBooks();
  add('own', invoice, { clientId: 'one' });
  add('dollars', { ...invoice, number: 'F-2', currency: 'USD' }, { clientId: 'one' });
  add('namesake', { ...invoice, number: 'F-3' }, { clientId: 'two' });
  add('of nobody', { ...invoice, number: 'F-4' });
  const balances = sumClients(chain().values());
  expect(balances.get('one')).toEqual([
    { currency: 'EUR', due: 120_000, owedBack: 0, onAccount: 0, invoiced: 120_000 },
    { currency: 'USD', due: 120_000, owedBack: 0, onAccount: 0, invoiced: 120_000 },
  ]);
  expect(balances.get('two')).toHaveLength(1);
  const how = { paidOn: today, means: 'cash', note: '', corrects: null } as const;
  payments.push({ id: 'p', documentId: 'own', amount: cents(2_000), ...how });
  const credit = convertInvoiceToCredit(invoice, { number: 'A-1', today });
  add('avoir', credit, { clientId: 'two' });
  link('namesake', 'avoir', 'credit');
  expect(sumClients(chain().values()).get('one')?.[0]?.due).toBe(118_000);
  expect(sumClients(chain().values()).get('two')).toEqual([
    { currency: 'EUR', due: 0, owedBack: 0, onAccount: 0, invoiced: 0 },
  ]);
  expect(listOfClient(chain().values(), 'one').map(({ id }) => id)).toEqual(['own', 'dollars']);
});
