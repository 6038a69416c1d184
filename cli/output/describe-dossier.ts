import { type Cents, cents, type KindName, type Subtype, sumCents, toDecimal } from '#documents';
import { inEuros, listGaps } from '#documents/books';
import {
  type ChainNode,
  type Concern,
  checkIssuedNumbers,
  type DocumentStatus,
  type GatheredDossier,
  isIssued,
  isSetOutside,
  lastDayOf,
  listConcerns,
  nextDueDate,
  onAccountAmount,
  otherInvoiceOf,
  outstandingAmount,
  owedBackAmount,
} from '#documents/dossier';

/** Amounts are decimals including tax; days are YYYY-MM-DD. */
export type DossierReport = {
  today: string;
  /** Sorted by issue date, then number. */
  documents: ReportedDocument[];
  /** Unpaid amounts of customers, by currency. */
  due: { currency: string; amount: string }[];
  /** The same in euros, at the rates of the documents. */
  dueInEuros: string;
  /** Balances that deduct what avoirs gave back on their deposits. */
  unbilled: { balance: string; deposit: string; avoir: string; currency: string; amount: string }[];
  /** Invoices whose avoirs give back more than they bill. */
  creditedBeyond: { invoice: string; avoirs: string[]; currency: string; amount: string }[];
  /** Numbers of the documents in another currency that give no rate: no sum in euros has them. */
  withoutRate: string[];
  series: ReportedSeries[];
};

export type ReportedDocument = {
  file: string;
  /** Other files that hold the same document. */
  copies: string[];
  kind: KindName;
  subtype: Subtype;
  number: string;
  issueDate: string;
  buyer: string;
  currency: string;
  /** Null when it cannot be read. */
  amount: string | null;
  status: DocumentStatus;
  /** The unpaid amount and its due date; empty without one. */
  due: string;
  dueDate: string;
  /** Received beyond what was asked, or credited once paid, and not given back. */
  owedBack: string;
  /** Kept by an avoir for the next invoices of its client. */
  onAccount: string;
  /** The invoice that an avoir is deducted from, if it is not among these documents. */
  setAgainst: string;
  /** The last day on which that can be used; empty without one. */
  onAccountUntil: string;
  /** Numbers of the documents that it follows. */
  follows: string[];
};

export type ReportedSeries = {
  /** The seller and the prefix of the series. */
  series: string;
  pattern: string;
  gaps: { after: string; before: string; count: number; numbers: string[] }[];
  /** Numbers used by several documents. */
  duplicates: string[];
  /** The number of a document of today. */
  next: string;
  /** The next one of a counter that starts again, where no number tells yet whether it does. */
  restarts: string[];
  /** Other ways to read the same numbers, which --pattern chooses from. */
  readings: { pattern: string; next: string }[];
};

/** `files`: the file of each document, by id. */
export function describeDossier(
  { chain, copies }: GatheredDossier,
  {
    files,
    today,
    pattern,
  }: { files: ReadonlyMap<string, string>; today: string; pattern?: string | undefined },
): DossierReport {
  const nodes = [...chain.values()].sort(byDay);
  const concerns = listConcerns(nodes);
  const fileOf = (id: string) => files.get(id) ?? '';
  return {
    today,
    documents: nodes.map((node) => ({
      file: fileOf(node.id),
      copies: (copies.get(node.id) ?? []).map(fileOf),
      ...describeNode(node),
    })),
    due: sumDue(nodes),
    unbilled: concerns.flatMap(describeUnbilled),
    creditedBeyond: concerns.flatMap(describeCreditedBeyond),
    dueInEuros: write(
      sumCents(nodes.map((node) => inEuros(outstandingAmount(node), node) ?? cents(0))),
    ),
    withoutRate: listGaps(nodes, { period: ALWAYS, dayOf: () => today }).withoutRate.map(
      ({ number }) => number,
    ),
    series: checkIssuedNumbers(nodes, { today, pattern }).map(({ series, numbers }) => ({
      series,
      pattern: numbers.pattern,
      gaps: numbers.gaps,
      duplicates: numbers.duplicates.map(([first]) => first?.number ?? ''),
      ...{ next: numbers.next, restarts: numbers.restarts, readings: numbers.readings },
    })),
  };
}

function describeNode(node: ChainNode): Omit<ReportedDocument, 'file' | 'copies'> {
  const { kind, subtype, number, issueDate, buyerName, currency, amount, status } = node;
  return {
    ...{ kind, subtype, number, issueDate, buyer: buyerName, currency, status },
    dueDate: nextDueDate(node),
    amount: amount === null ? null : write(amount),
    due: write(outstandingAmount(node)),
    owedBack: write(owedBackAmount(node)),
    onAccount: write(onAccountAmount(node)),
    setAgainst: isIssued(node) && isSetOutside(node) ? otherInvoiceOf(node) : '',
    onAccountUntil: lastDayOf(node),
    follows: node.origins.flatMap((end) => (end.node ? [end.node.number] : [])),
  };
}

function sumDue(nodes: readonly ChainNode[]): DossierReport['due'] {
  const currencies = [...new Set(nodes.map(({ currency }) => currency))].sort();
  return currencies
    .map((currency) => ({
      currency,
      total: sumCents(nodes.filter((node) => node.currency === currency).map(outstandingAmount)),
    }))
    .filter(({ total }) => total !== 0)
    .map(({ currency, total }) => ({ currency, amount: write(total) }));
}

function describeUnbilled(concern: Concern): DossierReport['unbilled'] {
  if (concern.name !== 'deposit-given-back') return [];
  const { node, deposit, avoir, amount } = concern;
  const numbers = { balance: node.number, deposit: deposit.number, avoir: avoir.number };
  return [{ ...numbers, currency: node.currency, amount: write(amount) }];
}

function describeCreditedBeyond(concern: Concern): DossierReport['creditedBeyond'] {
  if (concern.name !== 'credited-beyond') return [];
  const { node, avoirs, amount } = concern;
  const numbers = { invoice: node.number, avoirs: avoirs.map(({ number }) => number) };
  return [{ ...numbers, currency: node.currency, amount: write(amount) }];
}

function byDay(a: ChainNode, b: ChainNode): number {
  return ORDER.compare(a.issueDate, b.issueDate) || ORDER.compare(a.number, b.number);
}

function write(amount: Cents): string {
  return toDecimal(amount, 2);
}

const ALWAYS = { from: '0000-01-01', to: '9999-12-31' };
const ORDER = new Intl.Collator('fr', { numeric: true });
