import { chargesForeignVat, chargesVat, type Draft, hasPrice, type Line } from '#documents';
import { listRates } from './list-rates.ts';

export function newLine(draft: Draft, kind: Line['kind'], at: number, today: string): Line {
  switch (kind) {
    case 'section':
      return { kind, name: '' };
    case 'subtotal':
    case 'page-break':
      return { kind };
    case 'comment':
      return { kind, text: '' };
    case 'item':
      return { kind, ...itemDefaults, ...defaultRate(draft, at, today) };
    case 'option':
    case 'variant':
      return { kind, ...itemDefaults, ...defaultRate(draft, at, today) };
    case 'disbursement':
      return { kind, ...itemDefaults };
  }
}

/**
 * The rate of the line above, else of the nearest line below, else the territory’s usual rate; none
 * when the regime charges no VAT, or that of another state.
 */
export function defaultRate(draft: Draft, at: number, today: string): { vatRate?: string } {
  if (!chargesVat(draft.vatRegime)) return {};
  const nearest = [...draft.lines.slice(0, at).reverse(), ...draft.lines.slice(at)];
  const known = nearest.find((line) => line.kind === 'item' && line.vatRate !== undefined);
  if (known && hasPrice(known) && known.vatRate !== undefined) return { vatRate: known.vatRate };
  return chargesForeignVat(draft.vatRegime) ? {} : { vatRate: listRates(draft, today)[0] ?? '20' };
}

const itemDefaults = { name: '', quantity: '1', unit: 'C62', unitPrice: '0' };
