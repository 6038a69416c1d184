import { expect, test } from 'vitest';
import { type IssuedNumber, learnNumbering } from '#app/records/from-documents/learn-numbering.ts';
import { findPattern } from '#documents';
import { numberingOf, seriesPrefixOf } from '#documents/dossier';
import { insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing } from './issuing.test.support.ts';

const database = await createTestDatabase();
const nobody = () => Promise.reject(new Error('Each test has its own user'));
const { draftOf, save, userOf } = createIssuing(database, nobody);
const TODAY = '2026-11-21';

test.each([
  ['F-2026-0007', 'F-2026-0008', 'D-2026-003', 'D-2026-004'],
  ['FV/012/11/2026', 'FV/013/11/2026', 'DEV009', 'DEV010'],
  ['2026-41', '2026-42', '26110003', '26110004'],
])('a company made of %s goes on with %s', async (invoice, nextInvoice, quote, nextQuote) => {
  const brought = [numberOf('facture-tva', invoice), numberOf('devis', quote)];
  expect(await askNext(brought, { isBrought: true })).toEqual([nextInvoice, nextQuote]);
  // Before the account has them, the company begins where they end.
  expect(await askNext(brought, { isBrought: false })).toEqual([nextInvoice, nextQuote]);
});

function numberOf(kind: IssuedNumber['kind'], number: string): IssuedNumber {
  return { kind, subtype: 'standard', number, issueDate: '2026-11-20' };
}

/** The next number of each, as the account tells it to a company that has learnt from them. */
async function askNext(brought: readonly IssuedNumber[], { isBrought }: { isBrought: boolean }) {
  const ask = userOf(await insertUser(database.owner));
  const numbering = learnNumbering(brought, TODAY);
  const nexts: unknown[] = [];
  for (const one of brought) {
    const prefix = seriesPrefixOf(one);
    const draft = draftOf(one);
    if (isBrought) {
      const { id } = await save({ ask, draft });
      const kept = findPattern({ number: one.number, date: one.issueDate });
      const values = [id, draft, prefix, kept];
      await ask("select issue_document($1, $2, $3, '', '', now(), $4)", values);
    }
    const own = numbering[one.kind];
    if (!own) throw new Error('The numbers say how they go on');
    const { pattern, first, written } = numberingOf(own, { date: TODAY });
    const asked = [draft.seller, prefix, TODAY, pattern, first, written];
    const [next] = await ask('select number from next_number($1, $2, $3, $4, $5, $6)', asked);
    nexts.push(next?.number);
  }
  return nexts;
}
