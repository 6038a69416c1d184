import type { Column } from './grid-columns.ts';

export function placeOf(
  target: EventTarget,
): { index: number; column: Column | null; row: HTMLElement } | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-line]');
  if (!row) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column ?? null;
  // `data-column` is only ever written with a `Column`.
  return { index: Number(row.dataset.line), column: column as Column | null, row };
}
