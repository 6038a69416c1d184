import { queryOptions } from '@tanstack/react-query';
import { askData } from '#app/data/account/answer.ts';
import { type Cents, cents, parseDraft, toDecimal } from '#documents';
import type { MoneyMeans } from '#documents/dossier';
import { type Activity, computeLedgerFigures } from '#documents/dossier';
import { requireValue } from './records-problem.ts';

/** YYYY-MM-DD, both days included. */
export type Period = { from: string; to: string };

/** Euro cents, and the number of documents they come from. */
export type Sum = { amount: Cents; count: number };

export type Dashboard = {
  cashed: Cents;
  due: Sum;
  late: Sum;
  waiting: Sum;
  drafts: number;
  accepted: number;
  /** Turnover by month (YYYY-MM). */
  months: readonly { month: string; amount: Cents }[];
  rates: readonly { rate: string; base: Cents; vat: Cents }[];
  activities: readonly { activity: Activity; amount: Cents }[];
  /** Sellers under the VAT franchise, since 1 January. */
  turnovers: readonly { seller: string; total: Cents; services: Cents }[];
};

/** An entry of the receipts book (livre des recettes). */
export type CashedEntry = {
  /** YYYY-MM-DD */
  cashedOn: string;
  number: string;
  documentType: string;
  clientName: string;
  subject: string;
  means: MoneyMeans;
  amount: Cents;
};

export function getDashboard(today: string, { from, to }: Period) {
  return queryOptions({
    queryKey: ['dashboard', today, from, to],
    queryFn: async (): Promise<Dashboard> => {
      await figureDocuments();
      const days = { p_today: today, p_from: from, p_to: to };
      const found = requireValue(await askData((client) => client.rpc('get_dashboard', days)));
      // the shape that the SQL function returns
      return readDashboard(found as unknown as RawDashboard);
    },
  });
}

export async function readReceiptsBook({ from, to }: Period): Promise<CashedEntry[]> {
  const entries: CashedEntry[] = [];
  for (;;) {
    const start = entries.length;
    const rows = requireValue(
      await askData((client) =>
        client
          .rpc('list_receipts_book', { p_from: from, p_to: to })
          .order('cashed_on')
          .order('number')
          .order('amount')
          .range(start, start + BOOK_PAGE - 1),
      ),
    );
    entries.push(
      ...rows.map((row) => ({
        cashedOn: row.cashed_on,
        number: row.number ?? '',
        documentType: row.document_type,
        clientName: row.client_name ?? '',
        subject: row.subject ?? '',
        means: row.means as MoneyMeans, // a constraint of the table of payments
        amount: toCents(row.amount),
      })),
    );
    if (rows.length < BOOK_PAGE) return entries;
  }
}

/**
 * Computes, once per document, the figures of issued documents that the database still lacks, with
 * the rules that made the document.
 */
export async function figureDocuments(): Promise<void> {
  for (;;) {
    const found = requireValue(
      await askData((client) => client.rpc('list_unfigured', { p_limit: FIGURED_AT_ONCE })),
    );
    if (found.length === 0) return;
    const rows = found.map(({ document_id, draft }) => ({ document_id, ...figure(draft) }));
    // Another tab may have done it first.
    requireValue(
      await askData((client) =>
        client.from('document_figures').upsert(rows, { ignoreDuplicates: true }),
      ),
    );
  }
}

function figure(draft: unknown) {
  const parsed = parseDraft(draft);
  if (!parsed.ok) return UNREADABLE;
  const { sellerKey, sellerName, activity, rates, turnover } = computeLedgerFigures(parsed.draft);
  return {
    seller_key: sellerKey.slice(0, 300),
    seller_name: sellerName,
    activity,
    rates: rates.map(({ rate, taxableAmount, vatAmount }) => ({
      rate: toDecimal(rate, RATE_DECIMALS),
      base: toDecimal(taxableAmount, AMOUNT_DECIMALS),
      vat: toDecimal(vatAmount, AMOUNT_DECIMALS),
    })),
    turnover: turnover === null ? null : turnover / 100,
  };
}

type RawSum = { amount: number; count: number };
type RawDashboard = Omit<
  Dashboard,
  'cashed' | 'due' | 'late' | 'waiting' | 'months' | 'rates' | 'activities' | 'turnovers'
> & {
  cashed: number;
  due: RawSum;
  late: RawSum;
  waiting: RawSum;
  months: { month: string; amount: number }[];
  rates: { rate: string; base: number; vat: number }[];
  activities: { activity: Activity; amount: number }[];
  turnovers: { seller: string; total: number; services: number }[];
};

function readDashboard(raw: RawDashboard): Dashboard {
  return {
    ...raw,
    cashed: toCents(raw.cashed),
    due: readSum(raw.due),
    late: readSum(raw.late),
    waiting: readSum(raw.waiting),
    months: raw.months.map(({ month, amount }) => ({ month, amount: toCents(amount) })),
    rates: raw.rates.map(({ rate, base, vat }) => ({
      rate,
      base: toCents(base),
      vat: toCents(vat),
    })),
    activities: raw.activities.map(({ activity, amount }) => ({
      activity,
      amount: toCents(amount),
    })),
    turnovers: raw.turnovers.map(({ seller, total, services }) => ({
      seller,
      total: toCents(total),
      services: toCents(services),
    })),
  };
}

function readSum({ amount, count }: RawSum): Sum {
  return { amount: toCents(amount), count };
}

/** Two-decimal sums, exact below ninety thousand billion. */
function toCents(amount: number): Cents {
  return cents(Math.round(amount * 100));
}

const BOOK_PAGE = 500;
const FIGURED_AT_ONCE = 50;
const RATE_DECIMALS = 2;
const AMOUNT_DECIMALS = 2;
const UNREADABLE = {
  seller_key: '',
  seller_name: '',
  activity: 'services',
  rates: [],
  turnover: null,
};
