import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { chargesVat, type VatRegime } from '#documents/model/vat-regime.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { computeTotalsTo } from '#documents/totals/compute-totals.ts';
import { toAdjustmentLines, toAdjustments, toStatedPercents } from './adjustments.ts';
import { agrees, agreesWithoutTax, distanceOf } from './agrees.ts';
import { toCredit } from './credit.ts';
import { kindOf } from './document-kind.ts';
import { readFrame } from './frame.ts';
import { hasShopPrices, statesGrossPrices, toGrossPrices } from './gross-prices.ts';
import { toHeaderLines } from './header-lines.ts';
import { readExemption, toLines } from './lines.ts';
import { toFreeNotes } from './notes.ts';
import { readBuyer, readDelivery, readPayee, readPayer, readSeller } from './parties/parties.ts';
import { toPayment } from './payment.ts';
import { listReplaced } from './payment-notes.ts';
import { readReferences, toAttachments } from './references.ts';
import { roundingUnit } from './rounding-unit.ts';
import { settleGrossCents } from './settle-gross-cents.ts';
import { toExchangeRate, toPrepayments, toRounding } from './settled.ts';
import { fitDate, fitText } from './values.ts';
import { guessVatRegime, isTaxed } from './vat-regime.ts';

/**
 * Any invoice as a draft of ours, amounts computed again from its lines. Null when a value exceeds
 * what a draft can hold. Terms without a field are dropped: see `listDropped`.
 */
export function toDraft(invoice: TolerantInvoice): Draft | null {
  const input = toInput(invoice, guessVatRegime(invoice));
  const draft = parse(input);
  if (!draft) return null;
  const chosen = chooseWriting(draft, input, invoice);
  return {
    ...chosen,
    ...toFreeNotes(invoice, listPrinted(chosen, invoice), listReplaced(invoice, chosen)),
  };
}

/**
 * Picks the draft whose amounts match the stated ones: without tax; with tax when only that matches
 * or prices come from a shop; else whichever of two is closer: as it is, or with allowances as
 * lines at their own rate (a draft would spread them over all rates).
 */
function chooseWriting(draft: Draft, input: DraftInput, invoice: TolerantInvoice): Draft {
  const isGross = statesGrossPrices(invoice) || hasShopPrices(invoice, draft.buyer);
  if (!isGross && agreesWithoutTax(draft, invoice)) return draft;
  const gross = toGrossPrices({ ...input, allowances: toStatedPercents(invoice) });
  const inGross = gross && parse(gross);
  if (inGross && agrees(inGross, invoice)) return inGross;
  const settled = inGross && settleGrossCents(inGross, invoice);
  if (settled && agrees(settled, invoice)) return settled;
  const distance = distanceOf(draft, invoice);
  if (distance === 0 || draft.allowances.length === 0) return draft;
  const lines = [
    ...(input.lines ?? []),
    ...toAdjustmentLines(invoice, chargesVat(draft.vatRegime)),
  ];
  const separated = parse({ ...input, lines, allowances: [] });
  return separated && distanceOf(separated, invoice) < distance ? separated : draft;
}

function toInput(invoice: TolerantInvoice, regime: VatRegime): DraftInput {
  const isTaxable = chargesVat(regime);
  const { kind, subtype } = kindOf(invoice, regime);
  const { asksPayment, isCredit } = subtypeOf(requireKind(kind), subtype);
  const buyer = readBuyer(invoice);
  return {
    version: 1,
    kind,
    subtype,
    vatRegime: regime,
    exemption: exemptionOf(invoice, regime),
    number: fitText(invoice.number, 'number'),
    issueDate: fitDate(invoice.issueDate) ?? '',
    dueDate: fitDate(invoice.paymentTerms?.dueDate) ?? '',
    currency: /^[A-Z]{3}$/.test(invoice.currency ?? '') ? invoice.currency : 'EUR',
    exchangeRate: toExchangeRate(invoice),
    supply: toSupply(invoice),
    operation: readFrame(invoice).operation,
    vatOnDebits: invoice.vatBreakdown?.some(({ taxPointCode }) => taxPointCode === ON_INVOICE),
    seller: readSeller(invoice),
    buyer,
    deliveryAddress: readDelivery(invoice),
    payee: readPayee(invoice),
    payer: readPayer(invoice),
    ...toContent(invoice, isTaxable),
    prepayments: toPrepayments(invoice),
    rounding: toRounding(invoice),
    payment: toPayment(invoice, asksPayment ? debtorOf(buyer) : undefined),
    references: readReferences(invoice),
    attachments: toAttachments(invoice),
    ...(isCredit ? { credit: toCredit(invoice) } : {}),
  };
}

/** Who owes the legal conditions between professionals. */
function debtorOf({ kind }: DraftInput['buyer']): 'professional' | 'public' | undefined {
  if (kind === 'public') return kind;
  return kind === 'individual' || kind === 'association' ? undefined : 'professional';
}

function toContent(invoice: TolerantInvoice, isTaxable: boolean): Partial<DraftInput> {
  if ((invoice.lines ?? []).length === 0)
    return { lines: [...toLines(invoice, isTaxable), ...toHeaderLines(invoice, isTaxable)] };
  const { chargeLines, ...adjustments } = toAdjustments(invoice, isTaxable);
  return { lines: [...toLines(invoice, isTaxable), ...chargeLines], ...adjustments };
}

/** In the common regime, each line has its own reason instead. */
function exemptionOf({ vatBreakdown = [] }: TolerantInvoice, regime: VatRegime) {
  const row = vatBreakdown.find((candidate) => !isTaxed(candidate));
  return regime === 'exempt' && row ? readExemption(row) : undefined;
}

function toSupply({ deliveryDate, period }: TolerantInvoice): DraftInput['supply'] {
  const [date, start, end] = [deliveryDate, period?.start, period?.end].map(fitDate);
  return date || start || end ? { date, start, end } : undefined;
}

/** The mentions that the draft prints by itself. */
function listPrinted(draft: Draft, invoice: TolerantInvoice): ReadonlySet<string> {
  const mentions = computeMentions({
    draft,
    totals: computeTotalsTo(roundingUnit(invoice), draft),
    kind: requireKind(draft.kind),
  });
  return new Set(mentions.map(({ text }) => text));
}

function parse(input: DraftInput): Draft | null {
  // Removes keys without a value, as JSON does.
  const parsed = parseDraft(JSON.parse(JSON.stringify(input)));
  return parsed.ok ? parsed.draft : null;
}

/** BT-8: option for VAT on debits. */
const ON_INVOICE = '5';
