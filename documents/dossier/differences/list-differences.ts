import { mainAmount } from '#documents/dossier/names/main-amount.ts';
import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { draftShape } from '#documents/model/fields/document.ts';
import { repairDraft } from '#documents/model/repair-draft.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { takeOptions } from '#documents/totals/quote-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { compareValues } from './compare-values.ts';

/** What two versions of a document say of one thing, in French; « — » for nothing. */
type Difference = { label: string; left: string; right: string };

type Differences = {
  rows: readonly Difference[];
  /** How many more there are. */
  otherCount: number;
};

/** What differs between two versions of a document, amounts first. */
export function listDifferences(left: Draft, right: Draft): Differences {
  const [one, other] = [repairDraft(left), repairDraft(right)];
  if (!one.ok || !other.ok) return compareReadings(one.ok, other.ok);
  const pair = { left: one.draft, right: other.draft };
  const all = [...compareTotals(pair), ...compareFields(pair)];
  return { rows: all.slice(0, MAX_ROWS), otherCount: Math.max(0, all.length - MAX_ROWS) };
}

type Pair<Value> = { left: Value; right: Value };

function compareReadings(isLeftReadable: boolean, isRightReadable: boolean): Differences {
  const word = (isReadable: boolean) => (isReadable ? 'lisible' : 'illisible');
  const row = { label: 'Contenu', left: word(isLeftReadable), right: word(isRightReadable) };
  return { rows: [row], otherCount: 0 };
}

function compareTotals({ left, right }: Pair<Draft>): Difference[] {
  const [one, other] = [listTotals(left), listTotals(right)];
  const labels = new Set([...one.keys(), ...other.keys()]);
  return [...labels].flatMap((label) => {
    const row = { label, left: one.get(label) ?? ABSENT, right: other.get(label) ?? ABSENT };
    return row.left === row.right ? [] : [row];
  });
}

function listTotals(draft: Draft): Map<string, string> {
  const kind = requireKind(draft.kind);
  const totals: Totals = computeTotals(kind.hasOptions ? takeOptions(draft) : draft);
  const { label, amount } = mainAmount({ draft, totals });
  const format = (cents: Cents) => formatAmount(cents, draft.currency);
  return new Map([
    [label, amount],
    ...(kind.hasLines && kind.showsVat
      ? ([
          ['Total HT', format(totals.taxExclusiveOwnTotal)],
          ['TVA', format(totals.vatTotal)],
        ] as const)
      : []),
  ]);
}

function compareFields({ left, right }: Pair<Draft>): Difference[] {
  const compared = compareValues(
    draftShape,
    { left, right },
    { labels: [], drafts: [left, right] },
  );
  return compared.map(({ label, left: one, right: other }) => {
    const [cutOne, cutOther] = cutTexts(one, other);
    return { label, left: cutOne || ABSENT, right: cutOther || ABSENT };
  });
}

/** Long texts are cut where they begin to differ. */
function cutTexts(left: string, right: string): [string, string] {
  const start = Math.max(0, countSame(left, right) - LEAD_LENGTH);
  return [cut(left, start), cut(right, start)];
}

function cut(text: string, start: number): string {
  if (text.length <= MAX_LENGTH) return text;
  const from = Math.min(start, text.length - 1);
  const part = text.slice(from, from + MAX_LENGTH).trim();
  return `${from > 0 ? '…' : ''}${part}${from + MAX_LENGTH < text.length ? '…' : ''}`;
}

function countSame(left: string, right: string): number {
  let count = 0;
  while (count < left.length && left[count] === right[count]) count += 1;
  return count;
}

const ABSENT = '—';
const MAX_ROWS = 12;
const MAX_LENGTH = 80;
/** Characters kept before the first that differs. */
const LEAD_LENGTH = 20;
