import type { LinesLayout } from './context.tsx';

/**
 * The grid columns of a card, and of a wide row with its headers. Full class names: Tailwind scans
 * the source.
 */
export function rowGrid({ showsVat, showsDiscount }: LinesLayout): string {
  if (showsVat) return showsDiscount ? GRIDS.vatAndDiscount : GRIDS.vat;
  return showsDiscount ? GRIDS.discount : GRIDS.plain;
}

const GRIDS = {
  plain:
    'grid-cols-2 @xl/lines:grid-cols-[minmax(0,1fr)_5rem_5.25rem_minmax(5.75rem,max-content)_1.75rem] @3xl/lines:grid-cols-[minmax(0,1fr)_7rem_7.5rem_7.5rem_2.5rem]',
  vat: 'grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)_5rem] @xl/lines:grid-cols-[minmax(0,1fr)_4.75rem_5.25rem_3.75rem_minmax(5.75rem,max-content)_1.75rem] @3xl/lines:grid-cols-[minmax(0,1fr)_7rem_7rem_5rem_7.5rem_2.5rem]',
  discount:
    'grid-cols-2 @xl/lines:grid-cols-[minmax(0,1fr)_4.75rem_5.25rem_4.75rem_minmax(5.75rem,max-content)_1.75rem] @3xl/lines:grid-cols-[minmax(0,1fr)_7rem_7rem_6rem_7.5rem_2.5rem]',
  vatAndDiscount:
    'grid-cols-2 @xl/lines:grid-cols-[minmax(0,1fr)_4.75rem_5.25rem_4.75rem_3.75rem_minmax(5.5rem,max-content)_1.75rem] @3xl/lines:grid-cols-[minmax(0,1fr)_7rem_7rem_6rem_5rem_7.5rem_2.5rem]',
};
