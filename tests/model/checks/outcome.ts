import { textOf } from '../log.ts';
import type { Shown } from '../look.ts';
import { totalOf } from '../total-of.ts';
import type { World } from '../world.ts';

/** What a run has led to: what each device shows, and what the database keeps. */
export type Outcome = World & { shown: readonly Shown[][]; issued: readonly IssuedRow[] };

/** An issued document of the account, in the order of its series. */
export type IssuedRow = {
  id: string;
  series: string;
  number: string;
  day: string;
  /** Milliseconds. */
  issuedAt: number;
  text: string;
  /** In cents. */
  total: number;
  /** Numbers of the invoices that a receipt names. */
  settles: readonly string[];
  /** Numbers of the invoices that an avoir names. */
  credits: readonly string[];
};

/** Each finding is a sentence; none when all is well. */
export type ModelCheck = (outcome: Outcome) => string[];

export async function readIssued({ server, account }: World): Promise<IssuedRow[]> {
  const { rows } = await server.owner.query(
    `select local_id, series, number, issue_date::text, issued_at, draft from public.documents
     join public.document_contents on document_id = documents.id
     where documents.user_id = $1 and issued_at is not null order by series, chain_position`,
    [account.id],
  );
  return rows.map(({ local_id, series, number, issue_date, issued_at, draft }) => ({
    id: local_id,
    series,
    number,
    day: issue_date,
    issuedAt: issued_at.getTime(),
    text: textOf(draft),
    total: totalOf(draft),
    settles: numbersOf(draft.receipt?.invoices),
    credits: draft.kind === 'avoir' ? numbersOf(draft.references.preceding) : [],
  }));
}

function numbersOf(invoices: readonly { number: string }[] = []): string[] {
  return invoices.map(({ number }) => number);
}
