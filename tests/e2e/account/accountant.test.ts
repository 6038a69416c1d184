import { expect, type Page } from 'playwright/test';
import { readCsv } from '#app/records/csv/read-csv.ts';
import { computeTotals, type Draft, parseDraft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { download } from '../journey/download-file.ts';
import { issueDrafts } from '../journey/issue-drafts.ts';
import { DAY, test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount } from '../journey/make-account.ts';

const YEAR = DAY.slice(0, 4);

test('an accountant takes a year of sales of any sort, balanced, and the book of receipts', async ({
  page,
  request,
}) => {
  test.slow();
  const account = await makeAccount(request);
  const drafts = listYear();
  const numbers = await issueDrafts(request, account, drafts);
  await openAccount(page, account);
  await page.goto('/account');
  const journal = await takeJournal(page, 'Journal des ventes');
  const rows = journal
    .toString()
    .split('\r\n')
    .slice(0, -1)
    .map((row) => row.split('\t'));
  const spreadsheet = await readCsv(
    new Blob([new Uint8Array(await takeJournal(page, 'Le même en CSV'))]),
  );
  expect(spreadsheet.rows).toEqual(rows);

  const [titles, ...lines] = rows;
  expect(titles).toHaveLength(18);
  expect(new Set(lines.map((line) => line[NUMBER]))).toEqual(
    new Set(drafts.map((_, index) => String(index + 1))),
  );
  for (const [index, draft] of drafts.entries()) {
    const entry = lines.filter((line) => line[NUMBER] === String(index + 1));
    const name = `${numbers[index]} of ${draft.seller.name}`;
    expect(new Set(entry.map((line) => line[PIECE])), name).toEqual(new Set([numbers[index]]));
    expect(entry.every((line) => line.length === 18)).toBe(true);
    expect(sum(entry, DEBIT), name).toBe(sum(entry, CREDIT));
    expect(entry.filter((line) => line[ACCOUNT] === '411000')).toHaveLength(1);
    const vat = entry.filter((line) => line[ACCOUNT]?.startsWith('4457'));
    expect(sum(vat, CREDIT) - sum(vat, DEBIT), name).toBe(vatOf(draft));
  }
  expect(lines.map((line) => line[DATE])).toEqual(lines.map((line) => line[DATE]).toSorted());

  const headers = await asAccount(request, account);
  const paid = { p_id: crypto.randomUUID(), p_document: 'document-1', p_amount: 12.5 };
  const answer = await request.post('/rest/v1/rpc/record_payment', {
    headers,
    data: { ...paid, p_paid_on: `${YEAR}-01-02`, p_means: 'cheque' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto('/dashboard');
  const { name, bytes } = await download(page, () =>
    page.getByRole('button', { name: 'Livre des recettes' }).click(),
  );
  expect(name).toContain(YEAR);
  const book = await readCsv(new Blob([new Uint8Array(bytes)]));
  expect(book.rows).toContainEqual([
    ...[`02/01/${YEAR}`, numbers[0], drafts[0]?.buyer.name, drafts[0]?.subject],
    ...['Chèque', '12,50', '', ''],
  ]);
});

/** Invoices and avoirs of all trades, one a day from 1 January. */
function listYear(): Draft[] {
  return Object.values(samples)
    .map((sample) => requireDraft(sample))
    .filter(
      ({ kind, subtype, currency }) =>
        SALES.has(kind) && !NO_SALES.has(subtype) && currency === 'EUR',
    )
    .map((draft, index) => ({ ...draft, number: '', issueDate: dayOf(index) }))
    .filter((draft) => parseDraft(draft).ok);
}

function dayOf(index: number): string {
  return new Date(Date.UTC(Number(YEAR), 0, 1 + index)).toISOString().slice(0, 10);
}

async function takeJournal(page: Page, name: string): Promise<Buffer> {
  const card = page.getByRole('region', { name: 'Comptabilité' });
  const { bytes } = await download(page, () => card.getByRole('button', { name }).click());
  return bytes;
}

/** Cents; an avoir gives its VAT back, and that of an outlay is not its seller’s. */
function vatOf(draft: Draft): number {
  const own = computeTotals(draft).vatBreakdown.filter(({ isDisbursement }) => !isDisbursement);
  const sign = draft.kind === 'avoir' ? -1 : 1;
  return own.reduce((total, { vatAmount }) => total + sign * vatAmount, 0);
}

function sum(lines: readonly string[][], column: number): number {
  return lines.reduce((total, line) => total + Number(`${line[column]}`.replace(',', '')), 0);
}

const SALES = new Set<string>(['facture-tva', 'facture-auto-entrepreneur', 'avoir']);
/** The books of a balance leave out its deposits; a proforma is no invoice. */
const NO_SALES = new Set<string>(['final', 'proforma']);
const [NUMBER, DATE, ACCOUNT, PIECE, DEBIT, CREDIT] = [2, 3, 4, 8, 11, 12] as const;
