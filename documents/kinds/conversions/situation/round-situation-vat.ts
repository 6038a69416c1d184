import {
  type RateAmount,
  rateKey,
  startRow,
  subtractRates,
} from '#documents/law/rules/credit/rate-amounts.ts';
import { mostVatRounding } from '#documents/law/rules/credit/round-vat.ts';
import type { Draft } from '#documents/model/draft.ts';
import { AMOUNT_DECIMALS, cents } from '#documents/money/amounts.ts';
import { applyPercent, removeTax } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { typed } from '../settle-credit.ts';
import { rateText } from '../to-prepayment.ts';
import { listWorkRates } from './invoiced.ts';

/**
 * The cents that make the VAT invoiced until now that of all that is done, and at the end that of
 * the quotes (BR-CO-17 allows them).
 */
export function roundSituationVat(
  draft: Draft,
  { invoiced, agreed }: { invoiced: readonly RateAmount[]; agreed: readonly RateAmount[] },
): Draft {
  const { situation } = draft;
  if (!situation) return draft;
  const unit = currencyUnit(draft.currency);
  const [billed, whole] = [subtractRates(invoiced, []), subtractRates(agreed, [])];
  const vatRounding = listWorkRates(draft).flatMap((own) => {
    const [before, all] = [findRow(billed, own), findRow(whole, own)];
    const done = typed(before, draft) + typed(own, draft);
    const isAll = done === typed(all, draft);
    const vat = isAll ? all.vatAmount : vatOf(done, own, { priceMode: draft.priceMode, unit });
    const off = vat - before.vatAmount - own.vatAmount;
    if (own.rate === 0 || off === 0 || Math.abs(off) > mostVatRounding(unit)) return [];
    return [{ rate: rateText(own.rate), amount: toDecimal(off, AMOUNT_DECIMALS) }];
  });
  return vatRounding.length === 0 ? draft : { ...draft, situation: { ...situation, vatRounding } };
}

function findRow(rows: readonly RateAmount[], own: RateAmount): RateAmount {
  return rows.find((row) => rateKey(row) === rateKey(own)) ?? startRow(own);
}

function vatOf(
  amount: number,
  { rate }: RateAmount,
  { priceMode, unit }: Pick<Draft, 'priceMode'> & { unit: number },
): number {
  if (priceMode === 'net') return applyPercent(cents(amount), rate, unit);
  return amount - removeTax(cents(amount), rate, unit);
}
