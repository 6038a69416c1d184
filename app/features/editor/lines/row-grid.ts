import type { LinesLayout } from './context.tsx';

/**
 * The grid columns of a card, and of a wide row with its headers. Full class names: Tailwind scans
 * the source. A price grows as far as a name keeps some room; an amount is never cut.
 */
export function rowGrid({ showsVat, showsDiscount }: LinesLayout): string {
  if (showsVat) return showsDiscount ? GRIDS.vatAndDiscount : GRIDS.vat;
  return showsDiscount ? GRIDS.discount : GRIDS.plain;
}

const GRIDS = {
  plain:
    'grid-cols-2 @xl/lines:grid-cols-[minmax(3rem,1fr)_5rem_minmax(5.25rem,var(--price-room,0rem))_max(5.75rem,var(--amount-room,0rem))_1.75rem] @3xl/lines:grid-cols-[minmax(0,1fr)_7rem_minmax(7.5rem,var(--price-room,0rem))_max(7.5rem,var(--amount-room,0rem))_2.5rem]',
  vat: 'grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)_5rem] @xl/lines:grid-cols-[minmax(3rem,1fr)_4.75rem_minmax(5.25rem,var(--price-room,0rem))_3.75rem_max(5.75rem,var(--amount-room,0rem))_1.75rem] @3xl/lines:grid-cols-[minmax(0,1fr)_7rem_minmax(7rem,var(--price-room,0rem))_5rem_max(7.5rem,var(--amount-room,0rem))_2.5rem]',
  discount:
    'grid-cols-2 @xl/lines:grid-cols-[minmax(3rem,1fr)_4.75rem_minmax(5.25rem,var(--price-room,0rem))_4.75rem_max(5.75rem,var(--amount-room,0rem))_1.75rem] @3xl/lines:grid-cols-[minmax(0,1fr)_7rem_minmax(7rem,var(--price-room,0rem))_6rem_max(7.5rem,var(--amount-room,0rem))_2.5rem]',
  vatAndDiscount:
    'grid-cols-2 @xl/lines:grid-cols-[minmax(3rem,1fr)_4.75rem_minmax(5.25rem,var(--price-room,0rem))_4.75rem_3.75rem_max(5.5rem,var(--amount-room,0rem))_1.75rem] @3xl/lines:grid-cols-[minmax(0,1fr)_7rem_minmax(7rem,var(--price-room,0rem))_6rem_5rem_max(7.5rem,var(--amount-room,0rem))_2.5rem]',
};
