import { shortUnit } from '#app/naming/unit-words.ts';
import {
  currencyDecimals,
  currencySymbol,
  formatNumber,
  formatShortDate,
  type SellableLine,
} from '#documents';

/** « 3 j × 450,00 € · TVA 20 % », under the name of a closed card. */
export function summarizePrice(
  line: SellableLine,
  { currency, showsVat }: { currency: string; showsVat: boolean },
): string {
  const unit = shortUnit(line, Number(line.quantity));
  const quantity = `${formatNumber(line.quantity)}${unit && `\u00a0${unit}`}`;
  const price = formatSum(line.unitPrice, currency);
  const parts = [`${quantity} × ${price}`];
  if (line.discount) parts.push(`remise ${formatDiscount(line, currency)}`);
  if (line.kind === 'option' || line.kind === 'variant') parts.push(OPTIONAL[line.kind]);
  if (line.kind === 'disbursement') parts.push('débours');
  else if (showsVat && line.vatRate !== undefined)
    parts.push(`TVA ${formatNumber(line.vatRate)}\u00a0%`);
  return parts.join(' · ');
}

/** The details set beyond the cells, as one line of text; empty without any. */
export function summarizeLineDetails(line: SellableLine, currency = 'EUR'): string {
  const { description, period, reference, exemption, ecoContribution, note } = line;
  return [
    line.kind === 'disbursement' ? 'Débours, hors TVA' : '',
    description?.split('\n')[0] ?? '',
    summarizePeriod(period),
    reference ? `Réf.\u00a0${reference}` : '',
    ecoContribution ? `Éco-participation ${formatSum(ecoContribution, currency)}` : '',
    line.discount?.reason ? `Remise\u00a0: ${line.discount.reason}` : '',
    exemption?.reason ?? '',
    note?.split('\n')[0] ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** A price with at least the decimals of the currency: « 450,00 », « 0,0125 ». */
export function formatPrice(decimal: string, currency = 'EUR'): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const decimals = fraction.padEnd(currencyDecimals(currency), '0');
  return formatNumber(decimals ? `${whole}.${decimals}` : whole);
}

/** « 450,00 € », « 450 XPF » */
export function formatSum(decimal: string, currency: string): string {
  return `${formatPrice(decimal, currency)}\u00a0${currencySymbol(currency)}`;
}

function formatDiscount({ discount }: SellableLine, currency: string): string {
  if (!discount) return '';
  if ('percent' in discount) return `${formatNumber(discount.percent)}\u00a0%`;
  return formatSum(discount.amount, currency);
}

function summarizePeriod(period: SellableLine['period']): string {
  const { start, end } = period ?? {};
  if (start && end) return `Du ${formatShortDate(start)} au ${formatShortDate(end)}`;
  if (start) return `Depuis le ${formatShortDate(start)}`;
  return end ? `Jusqu’au ${formatShortDate(end)}` : '';
}

const OPTIONAL = { option: 'option', variant: 'variante' };
