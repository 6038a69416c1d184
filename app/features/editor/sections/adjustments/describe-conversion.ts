import { computeTotals, type Draft, formatNumber } from '#documents';
import { convertPrices } from './convert-prices.ts';

/** The effect of both answers on the first price: « 100,00 HT devient 120,00 TTC ». */
export function describeConversion(draft: Draft): string {
  const converted = convertPrices(draft, computeTotals(draft));
  const [from, to] = draft.priceMode === 'net' ? ['HT', 'TTC'] : ['TTC', 'HT'];
  const index = draft.lines.findIndex(
    (line, position) => priceOf(line) !== priceOf(converted.lines[position]),
  );
  const before = priceOf(draft.lines[index]);
  const after = priceOf(converted.lines[index]);
  if (before === null || after === null)
    return `Vos montants ${from} deviennent des montants ${to}.`;
  const typed = formatPrice(before);
  return `Converti, ${typed} ${from} devient ${formatPrice(after)} ${to}\u00a0: le total ne change pas. Gardé, ${typed} ${from} devient ${typed} ${to}.`;
}

function priceOf(line: Draft['lines'][number] | undefined): string | null {
  return line && 'unitPrice' in line && line.unitPrice !== '0' ? line.unitPrice : null;
}

function formatPrice(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return formatNumber(`${whole}.${fraction.padEnd(2, '0')}`);
}
