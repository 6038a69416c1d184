import { requireKind } from '#documents/kinds/index.ts';
import { listRateAmounts } from '#documents/law/rules/credit/rate-amounts.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import { depositInvoiceOf } from '#documents/model/deposit-invoice.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DocumentReference } from '#documents/model/fields/references.ts';
import { isRebate } from '#documents/model/is-rebate.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { moneyKeyOf } from '#documents/model/money-key.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { KIND_NAMES } from '#documents/model/subtypes.ts';
import {
  cents,
  requireCents,
  requireUnitPrice,
  sumCents,
  type UnitPrice,
} from '#documents/money/amounts.ts';
import { formatBareAmount } from '#documents/money/format.ts';
import { computeAddedRates } from '#documents/totals/added-rates.ts';
import { billedAmount } from '#documents/totals/billed.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { dueNowOf } from '#documents/totals/due-now.ts';
import { takeOptions } from '#documents/totals/quote-totals.ts';
import type { RentTotals } from '#documents/totals/rent/rent-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { isAllDone } from '#documents/totals/works-progress.ts';
import { bookFiguresOf } from './books/book-figures.ts';
import { receivedOf } from './books/received.ts';
import {
  type DocumentSummary,
  type MoneyTreatment,
  type SituationSummary,
  shownAmount,
} from './document-summary.ts';
import { titleOf } from './names/document-words.ts';
import { draftName } from './names/draft-name.ts';
import { partyKey, textKey } from './names/party-key.ts';
import { termAmount, termOf } from './names/rent-term.ts';
import { seriesOf } from './names/series.ts';
import { type RecordIds, recordIdsOf } from './record-ids.ts';
import { contentOf, type StoredDraft } from './stored-draft.ts';

/** The summary of a stored document; unreadable content is listed, without amount or references. */
export function summarize(stored: StoredDraft): DocumentSummary {
  const parsed = parseDraft(withoutFiles(contentOf(stored)));
  const { id, updatedAt, issued } = stored;
  const own = {
    ...{ id, updatedAt, state: stateOf(stored), written: nameWritten(stored) },
    issuedAt: issued?.at ?? stored.completedAt ?? null,
    ...recordIdsOf(stored),
  };
  const summary = parsed.ok
    ? { ...describe(parsed.draft), ...amountsOf(parsed.draft), names: namesOf(parsed.draft) }
    : { ...describe(makeReadable(contentOf(stored))), ...NO_AMOUNT };
  const { lines = [] } = parsed.ok ? parsed.draft : {};
  return { ...own, ...summary, searchText: writeSearchText({ ...own, ...summary, lines }) };
}

/**
 * No summary depends on files, which may be megabytes, or « file:<hash> » until an account has sent
 * them.
 */
function withoutFiles({ attachments, style, ...rest }: Draft): unknown {
  if (!style) return rest;
  const { logo, signature, ...words } = style;
  return { ...rest, style: words };
}

/** Raise it with any change of a summary's content: stored summaries are then rebuilt. */
export const SUMMARY_VERSION = 20;

type Description = Omit<
  DocumentSummary,
  | keyof Amounts
  | keyof RecordIds
  | 'id'
  | 'updatedAt'
  | 'state'
  | 'issuedAt'
  | 'written'
  | 'names'
  | 'searchText'
>;
type Amounts = Pick<
  DocumentSummary,
  | 'amount'
  | 'term'
  | 'situation'
  | 'payable'
  | 'rounding'
  | 'dueNow'
  | 'releaseDate'
  | 'asksPayment'
  | 'paymentReference'
  | 'isPaidAtOnce'
  | 'received'
  | 'treatment'
  | 'isRebate'
  | 'exchangeRate'
  | 'book'
  | 'rates'
>;

function describe(draft: Draft): Description {
  const { kind, subtype, number, issueDate, currency, subject = '', seller, buyer } = draft;
  const { validUntil = '', dueDate = '' } = draft;
  return {
    ...{ kind, subtype, number, issueDate, currency, validUntil, dueDate, subject },
    buyerName: buyer.name,
    buyerKey: partyKey(buyer),
    sellerName: seller.name,
    sellerKey: partyKey(seller),
    series: seriesOf(draft),
    moneyKey: moneyKeyOf(draft),
  };
}

function amountsOf(draft: Draft): Amounts {
  const kind = requireKind(draft.kind);
  const { asksPayment } = subtypeOf(kind, draft.subtype);
  const totals = computeTotals(kind.hasOptions ? takeOptions(draft) : draft);
  const isPaidAtOnce = draft.payment?.means?.includes('paid') ?? false;
  const billed = billedAmount(draft, totals);
  const asked = isPaidAtOnce ? billed : totals.payableAmount;
  return {
    amount: totals.receipt?.amount ?? (totals.rent ? termAmount(totals.rent) : billed),
    term: termOf(draft),
    situation: summarizeSituation(draft, totals),
    payable: asksPayment ? asked : cents(0),
    rounding: totals.roundingAmount,
    dueNow: dueNowOf(totals),
    releaseDate: (totals.retentionAmount > 0 && draft.payment.retention?.releaseDate) || '',
    asksPayment,
    paymentReference: draft.payment.reference ?? '',
    isPaidAtOnce,
    received: receivedOf(draft, asksPayment ? asked : null),
    treatment: treatmentOf(draft),
    isRebate: isRebate(draft),
    exchangeRate: rateOf(draft),
    book: bookFiguresOf(draft, totals),
    rates: totals.rent ? ratesOfRent(totals.rent) : listRateAmounts(draft, totals),
  };
}

function summarizeSituation(draft: Draft, totals: Totals): SituationSummary | null {
  const { situation } = draft;
  if (!situation) return null;
  const added = computeAddedRates(draft).flatMap((row) => [row.taxableAmount, row.vatAmount]);
  return {
    rank: situation.rank,
    isAllDone: isAllDone(totals, situation),
    amendments: (situation.amendments ?? []).map(nameOf),
    addedAmount: sumCents(added),
  };
}

/** Without the account of the client, which no list needs. */
function treatmentOf({ credit }: Draft): MoneyTreatment | null {
  if (!credit) return null;
  const { kind } = credit.treatment;
  if (kind === 'refund') return { kind, date: credit.treatment.date };
  if (kind === 'offset') return { kind, invoice: credit.treatment.invoice };
  const { until } = credit.treatment;
  return { kind, ...(until && { until }) };
}

function rateOf({ exchangeRate }: Draft): UnitPrice | null {
  const rate = exchangeRate ? requireUnitPrice(exchangeRate.rate) : 0;
  return rate > 0 ? (rate as UnitPrice) : null;
}

/** A rent with VAT needs an invoice. */
function ratesOfRent({ vatRate, vatAmount, taxExclusiveTotal }: RentTotals): Amounts['rates'] {
  if (vatRate === 0) return [];
  return [{ rate: vatRate, isDisbursement: false, taxableAmount: taxExclusiveTotal, vatAmount }];
}

function namesOf(draft: Draft): DocumentSummary['names'] {
  const { references, receipt, prepayments } = draft;
  const { quote, preceding = [] } = references;
  return {
    quote: quote ? nameOf(quote) : null,
    preceding: preceding.map(nameOf),
    settled: (receipt?.invoices ?? []).map((invoice) => ({
      ...nameOf(invoice),
      amount: requireCents(invoice.amount),
    })),
    deducted: prepayments.map(({ amount, date = '' }, index) => ({
      ...nameOf(depositInvoiceOf(draft, index)),
      ...{ amount: requireCents(amount), paidOn: date },
    })),
  };
}

function nameOf({ number, issueDate }: DocumentReference): DocumentReference {
  return { number, ...(issueDate !== undefined && { issueDate }) };
}

function stateOf({ completedAt, issued }: StoredDraft): DocumentSummary['state'] {
  if (completedAt !== undefined) return 'finished';
  return issued ? 'changed' : 'draft';
}

function nameWritten({ draft }: StoredDraft): DocumentSummary['written'] {
  const readable = makeReadable(draft);
  return { kind: readable.kind, name: draftName(readable) };
}

function writeSearchText(
  summary: Omit<DocumentSummary, 'searchText'> & { lines: Draft['lines'] },
): string {
  const { number, buyerName, sellerName, subject, issueDate, term, lines } = summary;
  const amount = shownAmount(summary);
  const written = amount === null ? '' : formatBareAmount(amount, summary.currency);
  const words = [
    titleOf(summary),
    ...[number, buyerName, sellerName, subject, term?.period],
    issueDate && formatShortDate(issueDate),
    ...[written, written.replace(/\s/g, '')],
    ...lines.map((line) => ('name' in line ? line.name : '')),
  ];
  return textKey(words.join('\n'));
}

/** Stored content of any shape, with texts where texts are expected. */
function makeReadable(content: Partial<Draft>): Draft {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { kind, subtype, number, issueDate, currency, subject, supply } = content;
  return {
    ...content,
    // An unknown kind is shown as the most usual one rather than hidden.
    kind: KIND_NAMES.find((name) => name === kind) ?? 'facture-tva',
    subtype: typeof subtype === 'string' ? subtype : 'standard',
    number: text(number),
    issueDate: text(issueDate),
    currency: text(currency),
    subject: text(subject),
    supply: { start: text(supply?.start), end: text(supply?.end) },
    buyer: {
      ...content.buyer,
      name: text(content.buyer?.name),
      siren: text(content.buyer?.siren),
      siret: text(content.buyer?.siret),
    },
    seller: {
      ...content.seller,
      name: text(content.seller?.name),
      siren: text(content.seller?.siren),
      siret: text(content.seller?.siret),
    },
  } as Draft; // the parts that `describe` reads are there
}

const NO_AMOUNT: Amounts & Pick<DocumentSummary, 'names'> = {
  amount: null,
  term: null,
  situation: null,
  payable: cents(0),
  rounding: cents(0),
  dueNow: cents(0),
  releaseDate: '',
  asksPayment: false,
  paymentReference: '',
  isPaidAtOnce: false,
  received: [],
  treatment: null,
  isRebate: false,
  exchangeRate: null,
  book: null,
  rates: [],
  names: { quote: null, preceding: [], settled: [], deducted: [] },
};
