import type { Draft } from '#documents/model/draft.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { type BookRate, scale, subtract } from './book-rate.ts';
import { NO_SHARE, shareOfGoods } from './share-of-goods.ts';

/**
 * The part of these taxed amounts whose VAT is due once they are cashed (CGI 269, 2): services,
 * unless their seller opted for debits, and deposits on goods. The rest is due as it is invoiced.
 */
export function takeOnCash(draft: Draft, totals: Totals, rates: readonly BookRate[]): BookRate[] {
  const areServicesOnCash = !draft.vatOnDebits;
  const areGoodsOnCash = draft.subtype === 'deposit';
  return rates
    .filter(({ vatAmount }) => vatAmount !== 0)
    .map((row) => {
      if (areServicesOnCash === areGoodsOnCash) return areGoodsOnCash ? row : scale(row, NO_SHARE);
      const goods = shareOfGoods(draft, totals, row.rate);
      const part = scale(row, goods);
      return areGoodsOnCash ? part : subtract(row, part);
    })
    .filter(({ taxableAmount, vatAmount }) => taxableAmount !== 0 || vatAmount !== 0);
}
