import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { duplicateDraft } from '#documents/kinds/conversions/copy.ts';
import { convertInvoiceToCredit } from '#documents/kinds/conversions/credit.ts';
import { convertInvoiceToReceipt } from '#documents/kinds/conversions/receipt.ts';
import type { Draft } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

const STAMP = { number: 'X-1', today: '2026-11-20' };

test('a received invoice becomes a copy, an avoir that gives it all back, a reçu of what it asks', () => {
  for (const [name, invoice] of listReceived()) {
    const totals = computeTotals(invoice);
    const credit = check(convertInvoiceToCredit(invoice, STAMP));
    expect(credit.references.preceding, name).toEqual([
      { number: invoice.number, issueDate: invoice.issueDate },
    ]);
    expect(computeTotals(credit).vatBreakdown, name).toEqual(totals.vatBreakdown);
    expect(buildFacturX(credit), name).toContain('<ram:InvoiceReferencedDocument>');
    const receipt = check(convertInvoiceToReceipt(invoice, STAMP));
    expect(computeTotals(receipt).receipt?.amount, name).toBe(totals.payableAmount);
    const copy = check(duplicateDraft(invoice, STAMP));
    expect(copy.number, name).toBe('X-1');
    expect(computeTotals(copy).taxInclusiveTotal, name).toBe(totals.taxInclusiveTotal);
  }
});

function* listReceived(): Generator<[string, Draft]> {
  for (const [name, sample] of Object.entries(samples)) {
    const written = requireDraft(sample);
    const xml = written.kind === 'avoir' ? null : buildFacturX(written);
    if (xml === null) continue;
    const read = readInvoiceXml(Buffer.from(xml));
    if (!read.ok) throw new Error(read.problem.code);
    yield [name, read.invoice.draft];
  }
}

/** The editor must be able to open a converted draft. */
function check(draft: Draft): Draft {
  const parsed = parseDraft(JSON.parse(JSON.stringify(draft)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.draft;
}
