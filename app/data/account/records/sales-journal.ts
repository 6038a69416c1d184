import { askData } from '#app/data/account/answer.ts';
import { readPages } from '#app/data/account/read-pages.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { type Cents, cents } from '#documents';
import type { Activity, SalesEntry } from '#documents/dossier';
import { figureDocuments } from './dashboard.ts';
import { requireValue } from './records-problem.ts';

/** Issued invoices and avoirs in euros of a year, by date and number. */
export async function readSalesJournal(year: string): Promise<SalesEntry[]> {
  await figureDocuments();
  const answer = await readPages<Row>((last, limit) =>
    askData((client) => {
      const asked = client
        .from('documents')
        .select(COLUMNS)
        .eq('user_id', ownId())
        .not('issued_at', 'is', null)
        .neq('status', 'replaced')
        .eq('currency', 'EUR')
        .in('document_type', ['facture-tva', 'facture-auto-entrepreneur', 'avoir'])
        .gte('issue_date', `${year}-01-01`)
        .lte('issue_date', `${year}-12-31`);
      const after = last ? asked.gt('id', last.id) : asked;
      // the selected columns
      return after.order('id').limit(limit) as unknown as PromiseLike<Found>;
    }),
  );
  return requireValue(answer)
    .flatMap(toEntry)
    .toSorted(
      (a, b) => a.issueDate.localeCompare(b.issueDate) || a.number.localeCompare(b.number, 'en'),
    );
}

type Figures = { activity: Activity; rates: { rate: string; base: string; vat: string }[] };
type Row = {
  id: string;
  number: string | null;
  document_type: string;
  subtype: string;
  issue_date: string;
  issued_at: string;
  client_name: string | null;
  total_including_tax: number | null;
  /** One row at most. */
  document_figures: Figures | Figures[] | null;
};
type Found = { data: Row[]; error: { code: string } | null; status: number };

function toEntry(row: Row): SalesEntry[] {
  const [figures] = [row.document_figures ?? []].flat();
  if (!figures || figures.rates.length === 0) return [];
  const { activity, rates } = figures;
  const amounts = rates.map(({ rate, base, vat }) => ({
    rate,
    base: toCents(base),
    vat: toCents(vat),
  }));
  const sold = amounts.reduce((sum, { base, vat }) => sum + base + vat, 0);
  const total = toCents(row.total_including_tax ?? 0);
  const signed = row.document_type === 'avoir' ? -total : total;
  // The total of a final invoice includes its deposits.
  const outlay = cents(row.subtype === 'final' ? 0 : signed - sold);
  return [
    {
      number: row.number ?? '',
      issueDate: row.issue_date,
      issuedOn: row.issued_at.slice(0, 10),
      clientName: row.client_name ?? '',
      activity,
      rates: amounts,
      outlay,
    },
  ];
}

function toCents(amount: number | string): Cents {
  return cents(Math.round(Number(amount) * 100));
}

const COLUMNS =
  'id, number, document_type, subtype, issue_date, issued_at, client_name, total_including_tax, document_figures(activity, rates)';
