import type { Finding } from '#documents/law/rule.ts';
import { typeset } from '#documents/law/typeset.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Discount, PricedLine } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import {
  type Cents,
  cents,
  HUNDRED_PERCENT,
  type Percent,
  QUANTITY_DECIMALS,
  requireCents,
  requireQuantity,
  requireUnitPrice,
  sumCents,
} from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { formatQuantity } from '#documents/money/format.ts';
import { billedRates } from '#documents/totals/billed.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { shareDiscount } from '#documents/totals/share-discount.ts';
import {
  type CreditContext,
  computeRemaining,
  isNotBeyond,
  listRateAmounts,
  type RateAmount,
  rateKey,
  startRow,
} from './rate-amounts.ts';
import { roundVat } from './round-vat.ts';
import { sayLimit, sayStrange, sayWholeLimit } from './say-limit.ts';

/**
 * Checks that an avoir gives back no more than remains, by rate, by line and in total, and on the
 * terms of its invoices (CGI 272, 1; 289, I-5); empty when it may be issued. Pure: amounts are
 * recomputed from the drafts.
 */
export function checkCreditNote({ origins, earlier, credit }: CreditContext): Finding[] {
  return [
    ...findStrangers(origins, credit),
    ...findExcessByRate({ origins, earlier, credit }),
    ...findWrongLines({ origins, earlier, credit }),
    ...findWrongDiscounts({ origins, earlier, credit }),
  ].map((finding) => ({ ...finding, message: typeset(finding.message) }));
}

/** The amount left to give back at a rate, in cents, in the price mode of the invoice. */
export type CreditableAmount = { rate: Percent; amount: Cents };

/** Per rate, if any amount remains. Disbursements are given back by line instead. */
export function listCreditableAmounts(
  invoice: Draft,
  earlier: readonly Draft[],
): CreditableAmount[] {
  const isGross = invoice.priceMode === 'gross';
  // Avoirs net of tax are in the whole, and in no rate.
  const whole = sumTaxExclusive([invoice]) - sumTaxExclusive(earlier);
  return computeRemaining({ origins: [invoice], earlier })
    .filter(({ taxableAmount, isDisbursement }) => taxableAmount > 0 && !isDisbursement)
    .map(({ rate, taxableAmount, vatAmount }) => ({
      rate,
      amount: cents(
        Math.min(
          isGross ? taxableAmount + vatAmount : taxableAmount,
          isGross ? Math.floor((whole * (HUNDRED_PERCENT + rate)) / HUNDRED_PERCENT) : whole,
        ),
      ),
    }))
    .filter(({ amount }) => amount > 0);
}

/** `index` is a position in `lines`; the quantity has the sign of the sale. */
export type RemainingLine = { index: number; quantity: string };

export function listRemainingLines(invoice: Draft, earlier: readonly Draft[]): RemainingLine[] {
  const left = sumQuantities(earlier, -1, sumQuantities([invoice], 1, new Map()));
  return invoice.lines.flatMap((line, index) => {
    if (!isPriced(line)) return [];
    const key = lineKey(invoice, line);
    const pool = left.get(key) ?? 0;
    const sold = requireQuantity(line.quantity);
    const quantity = isNotBeyond(sold, pool) ? sold : pool;
    // Identical lines share the remaining quantity.
    left.set(key, pool - quantity);
    return [{ index, quantity: toDecimal(quantity, QUANTITY_DECIMALS) }];
  });
}

function findStrangers(origins: readonly Draft[], credit: Draft): Finding[] {
  const findings: Finding[] = [];
  const cited = credit.references.preceding ?? [];
  for (const origin of origins) {
    if (origin.currency !== credit.currency)
      findings.push({
        message: `La facture ${origin.number} est en ${origin.currency} : l’avoir doit l’être aussi.`,
        field: 'currency',
      });
    if (partyKey(origin) !== partyKey(credit))
      findings.push({
        message: `La facture ${origin.number} a un autre client : vérifiez-la.`,
        field: 'buyer.name',
      });
    if (!cited.some((one) => one.number === origin.number && one.issueDate === origin.issueDate))
      findings.push({
        message: `Citez la facture ${origin.number} avec sa date.`,
        field: 'references.preceding',
      });
  }
  return findings;
}

function findExcessByRate({ origins, earlier, credit }: CreditContext): Finding[] {
  const findings: Finding[] = [];
  const remaining = computeRemaining({ origins, earlier });
  const isWithin = (given: RateAmount | undefined, left: RateAmount) =>
    given !== undefined &&
    isNotBeyond(given.taxableAmount, left.taxableAmount) &&
    isNotBeyond(given.vatAmount, left.vatAmount);
  const rounded = roundVat(credit, remaining);
  const roundedRows = listRateAmounts(rounded);
  for (const given of listRateAmounts(credit)) {
    const row = remaining.find((one) => rateKey(one) === rateKey(given));
    const left = row ?? startRow(given);
    if (isWithin(given, left)) continue;
    const fits = isWithin(
      roundedRows.find((one) => rateKey(one) === rateKey(given)),
      left,
    );
    findings.push({
      message: row ? sayLimit(left, credit, fits) : sayStrange(given),
      field: 'lines',
      ...(fits && {
        proposal: { label: 'Reprendre la TVA qui reste', changes: { credit: rounded.credit } },
      }),
    });
  }
  const left = sumTaxExclusive(origins) - sumTaxExclusive(earlier);
  if (findings.length === 0 && sumTaxExclusive([credit]) > left)
    findings.push({
      message: sayWholeLimit(left, credit),
      field: 'lines',
    });
  return findings;
}

/** An invoiced line keeps its price, percentage and rate, within the sold quantity. */
function findWrongLines({ origins, earlier, credit }: CreditContext): Finding[] {
  const sold = sumQuantities(origins, 1, new Map());
  const left = sumQuantities(earlier, -1, new Map(sold));
  const names = new Set(origins.flatMap(({ lines }) => lines.filter(isPriced)).map(nameKey));
  return credit.lines.flatMap((line, index): Finding[] => {
    if (!isPriced(line) || !names.has(nameKey(line))) return [];
    const key = lineKey(credit, line);
    if (!sold.has(key)) {
      const message = `Ligne ${index + 1} : gardez le prix, la remise et le taux de la facture.`;
      return [{ message, field: `lines[${index}].unitPrice` }];
    }
    const rest = left.get(key) ?? 0;
    const quantity = requireQuantity(line.quantity);
    left.set(key, rest - quantity);
    if (isNotBeyond(quantity, rest)) return [];
    const words = formatQuantity(rest as typeof quantity);
    const message = `Ligne ${index + 1} : il reste ${words} à rendre, réduisez la quantité.`;
    return [{ message, field: `lines[${index}].quantity` }];
  });
}

/** A discount in money is that of the quantity given back; one finding proposes them all. */
function findWrongDiscounts({ origins, credit }: CreditContext): Finding[] {
  const groups = groupLines(origins);
  const lines = credit.lines.map((line) => {
    if (!isPriced(line)) return line;
    return takeShare(line, groups.get(lineKey(credit, line)) ?? [], credit.currency);
  });
  const index = lines.findIndex((line, at) => line !== credit.lines[at]);
  if (index < 0) return [];
  return [
    {
      message: `Ligne ${index + 1} : la remise n’est pas celle de la facture pour cette quantité.`,
      field: `lines[${index}].discount`,
      proposal: { label: 'Reprendre celle de la facture', changes: { lines } },
    },
  ];
}

/** The line itself if its discount is right, give or take one unit of rounding. */
function takeShare(line: PricedLine, sold: readonly PricedLine[], currency: string): PricedLine {
  const unit = currencyUnit(currency);
  const most = sold.reduce((sum, one) => sum + requireQuantity(one.quantity), 0);
  if (sold.length === 0 || !isNotBeyond(requireQuantity(line.quantity), most)) return line;
  const shares = sold.map((one) => shareDiscount(one, line.quantity, unit));
  const isRight = (share: Discount | undefined) =>
    Math.abs(amountOf(line.discount) - amountOf(share)) <= unit;
  return shares.some(isRight) ? line : { ...line, discount: shares[0] };
}

function groupLines(origins: readonly Draft[]): Map<string, PricedLine[]> {
  const groups = new Map<string, PricedLine[]>();
  for (const draft of origins) {
    for (const line of draft.lines.filter(isPriced)) {
      const key = lineKey(draft, line);
      const group = groups.get(key);
      if (group) group.push(line);
      else groups.set(key, [line]);
    }
  }
  return groups;
}

function amountOf(discount: Discount | undefined): number {
  return discount && 'amount' in discount ? requireCents(discount.amount) : 0;
}

function sumQuantities(
  drafts: readonly Draft[],
  sign: 1 | -1,
  quantities: Map<string, number>,
): Map<string, number> {
  for (const draft of drafts) {
    for (const line of draft.lines.filter(isPriced)) {
      const key = lineKey(draft, line);
      const known = quantities.get(key);
      if (sign < 0 && known === undefined) continue;
      quantities.set(key, (known ?? 0) + sign * requireQuantity(line.quantity));
    }
  }
  return quantities;
}

/** Two lines with the same key sell the same thing. */
export function nameKey({ kind, name, reference = '' }: PricedLine): string {
  return `${kind}|${reference}|${name}`;
}

/** Without a discount in money, which depends on the quantity. */
function lineKey({ priceMode }: Draft, line: PricedLine): string {
  const discount = line.discount && 'percent' in line.discount ? JSON.stringify(line.discount) : '';
  const price = requireUnitPrice(line.unitPrice);
  return `${nameKey(line)}|${priceMode}|${price}|${line.vatRate ?? ''}|${discount}`;
}

/** What drafts bill or give back without tax, in cents. */
export function sumTaxExclusive(drafts: readonly Draft[]): number {
  const rows = drafts.flatMap((draft) => billedRates(draft, computeTotals(draft).vatBreakdown));
  return sumCents(rows.map(({ taxableAmount }) => taxableAmount));
}

function partyKey({ seller, buyer }: Draft): string {
  const buyerKey = buyer.siret?.slice(0, 9) ?? buyer.siren ?? buyer.name;
  return `${seller.siret?.slice(0, 9) ?? seller.siren ?? seller.name}|${buyerKey}`;
}
