import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { electronicAddressOf } from '#documents/facturx/terms/electronic-address.ts';
import { requireKind } from '#documents/kinds/index.ts';
import { isBic } from '#documents/law/identifiers/bic.ts';
import { isIban } from '#documents/law/identifiers/iban.ts';
import { isSiret } from '#documents/law/identifiers/siret.ts';
import { frenchVatNumberOf } from '#documents/law/identifiers/vat-number.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { checkNorm } from '#documents/received/norm/check-norm.ts';
import { parseXml } from '#documents/received/xml/parse-xml.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { trades } from './trades.ts';

const all = Object.entries<DraftInput>(trades);
const samples = all.map(([id, draft]) => ({ id, draft: requireDraft(draft) }));

test('there are twenty-five trades, each with a slug and a draft of its own', () => {
  expect(all).toHaveLength(25);
  expect(all.filter(([id]) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  expect(new Set(all.map(([, draft]) => draft)).size).toBe(25);
});

test('every identifier has its right key, every account can be paid', () => {
  for (const { id, draft } of samples) {
    for (const { siret, vatNumber } of [draft.seller, draft.buyer]) {
      expect(siret === undefined || isSiret(siret), `${id}: ${siret}`).toBe(true);
      if (siret && vatNumber) expect(vatNumber, id).toBe(frenchVatNumberOf(siret.slice(0, 9)));
    }
    const { iban, bic } = draft.seller;
    expect(iban === undefined || isIban(iban), `${id}: ${iban}`).toBe(true);
    expect(bic === undefined || isBic(bic), `${id}: ${bic}`).toBe(true);
  }
});

test('every business has an electronic address', () => {
  for (const { id, draft } of samples) {
    if (draft.seller.kind !== 'individual')
      expect(electronicAddressOf(draft.seller).electronicAddress, id).toBeTruthy();
    if (draft.buyer.kind.endsWith('business'))
      expect(electronicAddressOf(draft.buyer).electronicAddress, id).toBeTruthy();
  }
});

test('the official rules find nothing in the Factur-X of an invoice, and it asks for what can be paid', () => {
  const invoices = samples.filter(({ draft }) => draft.kind.startsWith('facture'));
  expect(invoices.length).toBeGreaterThan(20);
  for (const { id, draft } of invoices) {
    expect(judge(buildFacturX(draft) ?? ''), id).toEqual([]);
    const { payableAmount } = computeTotals(draft);
    expect(payableAmount === 0, id).toBe(draft.payment.means.includes('paid'));
    if (payableAmount > 0 && draft.payment.means.includes('transfer'))
      expect(draft.seller.iban, id).toBeTruthy();
    expect(subtypeOf(requireKind(draft.kind), draft.subtype).asksPayment, id).toBe(true);
  }
});

test('a deposit is deducted once, with the VAT of its own invoice', () => {
  const finals = samples.filter(({ draft }) => draft.subtype === 'final');
  expect(finals.map(({ id }) => id)).toEqual(['electricien', 'avocat', 'architecte']);
  for (const { id, draft } of finals) {
    const { payableAmount, taxInclusiveTotal } = computeTotals(draft);
    const [deposit, another] = draft.prepayments;
    expect(another, id).toBeUndefined();
    expect(
      draft.references.preceding?.map(({ number }) => number),
      id,
    ).toEqual([deposit?.reference]);
    const [part] = deposit?.vat ?? [];
    const paid = Number(part?.taxableAmount) + Number(part?.vatAmount);
    expect(paid, id).toBe(Number(deposit?.amount));
    expect(payableAmount, id).toBe(taxInclusiveTotal - Number(deposit?.amount) * 100);
  }
});

function judge(xml: string): string[] {
  const parsed = parseXml(Buffer.from(xml));
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const { misfits, broken } = checkNorm(parsed.root, 'cii');
  return [...misfits.map(() => 'schema'), ...broken.keys()];
}
