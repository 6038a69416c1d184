import type { Summary } from './statistics.ts';

type Row = readonly (string | number)[];

/** A table as Markdown; columns of figures are aligned on the right. */
export function table(head: readonly string[], rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => {
    const cells = rows.map((row) => String(row[column])).filter((cell) => cell !== '');
    return cells.length > 0 && cells.every(isFigure) ? '---:' : '---';
  });
  return [head, rule, ...rows].map(line).join('\n');
}

/** A number with its sign and unit, perhaps in bold or with another in brackets; or « – ». */
function isFigure(cell: string): boolean {
  return /^(?:–|[^\da-z]*\d[\d.,]*(?: ?[a-z%]{1,2})?(?: \(\d[\d.,]* [a-z]{2}\))?\**)$/i.test(cell);
}

/** The ratio of our median to the peer’s, wanted to be `most` at most, and that of the p95. */
export function compareRow(
  name: string,
  [ours, peer]: readonly [Summary, Summary],
  most: number,
): Row {
  const ratio = ours.median / peer.median;
  return [name, `≤ ${times(most)}`, times(ratio), times(ours.p95 / peer.p95), judge(ratio <= most)];
}

type Limit = { most?: number | undefined; write: (value: number) => string };

/** A figure with its target, if any; « – » where it was not measured. */
export function limitRow(name: string, value: number | undefined, { most, write }: Limit): Row {
  const wanted = most === undefined ? '' : `≤ ${write(most)}`;
  if (value === undefined) return [name, wanted, '–', ''];
  return [name, wanted, write(value), most === undefined ? '' : judge(value <= most)];
}

/** A duration is judged without being shown, since it is that of one machine. */
export function durationRow(name: string, value: number | undefined, most: number): Row {
  const verdict = value === undefined ? '' : judge(value <= most);
  return [name, `≤ ${milliseconds(most)}`, '', verdict];
}

/** « × 4.4 », or « – » where one of both answered nothing. */
export function ratioOf(ours = 0, other = 0): string {
  return ours > 0 && other > 0 ? times(ours / other) : '–';
}

export function judge(isMet: boolean): string {
  return isMet ? 'met' : '**missed**';
}

export function formatRatio(value: number): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}

export function milliseconds(value: number): string {
  if (value < 1) return `${value.toFixed(2)} ms`;
  return value < 100 ? `${value.toFixed(1)} ms` : `${Math.round(value).toLocaleString('en')} ms`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A ratio to a peer’s duration. */
export function times(ratio: number): string {
  return ratio > 0 && ratio < 0.01 ? '< × 0.01' : `× ${ratio.toFixed(2)}`;
}

/** Durations are those of this machine: the console has them, the page their ratios. */
export function sayDurations(durations: Readonly<Record<string, Summary>>): void {
  for (const [name, summary] of Object.entries(durations))
    console.error(`… ${name} (p95): ${withP95(summary)}`);
}

export function withP95({ median, p95 }: Summary): string {
  return `${milliseconds(median)} (${milliseconds(p95)})`;
}
