import { withholdsName } from '#documents/law/buyer-status.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import type { Draft } from '#documents/model/draft.ts';
import { type KindTraits, subtypeOf } from '#documents/model/kind.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { buildAdjustments } from './adjustments.ts';
import { toDeliveryDate, toPeriod } from './delivery.ts';
import { processIdOf } from './frame.ts';
import type { Invoice } from './invoice.ts';
import { buildLines } from './lines.ts';
import { toTotals, vatCurrencyOf } from './monetary-totals.ts';
import { buildNotes } from './notes.ts';
import { toBuyer, toDelivery, toPayee, toSeller, toTaxRepresentative } from './parties.ts';
import { creditorIdOf, toPaymentMeans, toPaymentTerms } from './payment.ts';
import { toPrecedingInvoices, toReferences } from './references.ts';
import { treatmentOf } from './treatment.ts';
import { buildVatTable } from './vat-table.ts';

type InvoiceSource = { draft: Draft; totals: Totals; kind: KindTraits; typeCode: string };

/** A draft as EN 16931 terms. Amounts are those of `totals`: nothing is computed again. */
export function toInvoice({ draft, totals, kind, typeCode }: InvoiceSource): Invoice {
  const { breakdown, categories, isOutsideReporting } = buildVatTable(draft, totals);
  const isOutsideVat = breakdown.some(({ category }) => category === 'O');
  const seller = toSeller(draft.seller, isOutsideVat);
  const buyer = toBuyer({ ...draft.buyer, refusesName: withholdsName(draft) }, isOutsideVat);
  const mentions = computeMentions({ draft, totals, kind });
  const { asksPayment, isCredit } = subtypeOf(kind, draft.subtype);
  return {
    processId: processIdOf(draft, typeCode, totals),
    specificationId: EN_16931,
    number: draft.number,
    typeCode,
    issueDate: draft.issueDate,
    notes: buildNotes(draft, mentions, treatmentOf(draft, { seller, buyer, isOutsideReporting })),
    lines: buildLines(draft, totals, categories),
    ...toReferences(draft),
    seller,
    buyer,
    taxRepresentative: isOutsideVat ? undefined : toTaxRepresentative(draft.seller),
    payee: toPayee(draft),
    deliverTo: toDelivery(draft),
    deliveryDate: toDeliveryDate(draft),
    period: toPeriod(draft),
    ...(asksPayment ? toPayment(draft, totals) : {}),
    currency: draft.currency,
    vatCurrency: vatCurrencyOf(draft, totals),
    vatBreakdown: breakdown,
    ...buildAdjustments(totals, categories, draft.currency),
    totals: toTotals(draft, totals),
    precedingInvoices: toPrecedingInvoices(draft, {
      namesDeposits: !isCredit && draft.subtype !== 'corrective',
    }),
  };
}

/** An avoir claims no payment. */
function toPayment(draft: Draft, totals: Totals) {
  return {
    creditorId: creditorIdOf(draft),
    paymentReference: draft.payment.reference || draft.number,
    paymentMeans: toPaymentMeans(draft),
    paymentTerms: toPaymentTerms(draft, totals),
  };
}

/** BT-24 of the EN 16931 profile. */
const EN_16931 = 'urn:cen.eu:en16931:2017';
