import type { Summary } from './statistics.ts';

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
  return `× ${ratio.toFixed(2)}`;
}

export function withP95({ median, p95 }: Summary): string {
  return `${milliseconds(median)} (${milliseconds(p95)})`;
}

export function judge(isMet: boolean): string {
  return isMet ? 'met' : '**missed**';
}
