import {
  convertInvoiceToCredit,
  convertInvoiceToReceipt,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  type Draft,
} from '#documents';
import type { DocumentLink, StoredDraft } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { repeatLines } from '../draft.ts';

/** The documents of a device, and their links. */
export type Kept = { drafts: readonly StoredDraft[]; links: readonly DocumentLink[] };

type Step = { draft: Draft; relation?: DocumentLink['relation']; isUnissued?: boolean };

/**
 * The documents of several years: quotes with deposit, balance and receipt, invoices of twelve
 * lines (paid, credited or due), rents, and abandoned drafts. Each sale links to its first
 * document.
 */
export function makeDocuments(count: number): Kept {
  const drafts: StoredDraft[] = [];
  const links: DocumentLink[] = [];
  for (let sale = 0; drafts.length < count; sale += 1) {
    const [first, ...others] = pick(SALES, sale)(sale).map((step) => keep(step, drafts));
    for (const { stored, relation } of first ? others : [])
      if (first && relation) links.push(link(first.stored.id, stored.id, relation));
  }
  const kept = drafts.slice(0, count);
  const ids = new Set(kept.map(({ id }) => id));
  // The last sale may be incomplete.
  return { drafts: kept, links: links.filter(({ from, to }) => ids.has(from) && ids.has(to)) };
}

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(repeatLines(12));
const withLogo = requireDraft(samples['menuisier-avec-logo']);
const rent = requireDraft(samples['quittance-appartement']);

const SALES: readonly ((sale: number) => Step[])[] = [
  sellByQuote,
  (sale) => [{ draft: vary(invoice, sale) }],
  (sale) => payFor(vary(invoice, sale)),
  (sale) => [{ draft: vary(rent, sale) }],
  (sale) => giveBack(vary(invoice, sale)),
  (sale) => [{ draft: vary(withLogo, sale) }],
  (sale) => [{ draft: vary(quote, sale), isUnissued: true }],
  (sale) => [{ draft: vary(invoice, sale), isUnissued: true }],
];

function sellByQuote(sale: number): Step[] {
  const offer = vary(quote, sale);
  const stamp = { number: '', today: offer.issueDate };
  const deposit = convertQuoteToDeposit(offer, { percent: '30' }, stamp);
  const balance = convertQuoteToFinal(offer, [deposit], stamp);
  return [
    { draft: offer },
    { draft: { ...deposit, number: `F-${2016 + (sale % 10)}-${sale}1` }, relation: 'deposit' },
    { draft: { ...balance, number: `F-${2016 + (sale % 10)}-${sale}2` }, relation: 'final' },
  ];
}

function payFor(sold: Draft): Step[] {
  const stamp = { number: `R-${sold.number}`, today: sold.issueDate };
  return [{ draft: sold }, { draft: convertInvoiceToReceipt(sold, stamp), relation: 'receipt' }];
}

function giveBack(sold: Draft): Step[] {
  const stamp = { number: `A-${sold.number}`, today: sold.issueDate };
  return [{ draft: sold }, { draft: convertInvoiceToCredit(sold, stamp), relation: 'credit' }];
}

/** The same trade with another customer, number and date. */
function vary(draft: Draft, sale: number): Draft {
  const year = 2016 + (sale % 10);
  const month = String(1 + (sale % 12)).padStart(2, '0');
  const day = String(1 + (sale % 28)).padStart(2, '0');
  return {
    ...draft,
    number: `${draft.number.slice(0, 1)}-${year}-${sale}`,
    issueDate: `${year}-${month}-${day}`,
    buyer: { ...draft.buyer, name: `${draft.buyer.name} ${1 + (sale % 200)}` },
  };
}

function keep(step: Step, drafts: StoredDraft[]): { stored: StoredDraft } & Step {
  const { draft, isUnissued = false } = step;
  const at = START + drafts.length * 60_000;
  const issued = isUnissued ? {} : { completedAt: at, issued: { draft, at } };
  const stored = { id: `d${drafts.length}`, draft, rawTexts: {}, updatedAt: at, ...issued };
  drafts.push(stored);
  return { ...step, stored };
}

function link(from: string, to: string, relation: DocumentLink['relation']): DocumentLink {
  return { key: `${from}/${to}`, from, to, relation, createdAt: START };
}

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

const START = Date.UTC(2016, 0, 4);
