import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { bindsWithRates, isCredit } from '#documents/law/rules/when.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Charge } from '#documents/model/fields/document.ts';
import {
  AMOUNT_DECIMALS,
  PERCENT_DECIMALS,
  type Percent,
  requireCents,
} from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { formatPercent } from '#documents/money/format.ts';
import { shareByWeight } from '#documents/money/share.ts';
import type { LineTotals } from '#documents/totals/totals.ts';

export const carriageRules: readonly Rule[] = [
  {
    id: 'carriage-rate',
    label: 'Taux du port',
    purpose: 'Le port refacturé est l’accessoire des biens : il suit leur taux.',
    reference: 'CGI, art. 267, I-2°',
    severity: 'information',
    field: 'charges',
    appliesTo: (context) =>
      bindsWithRates(context) && !isCredit(context) && context.draft.charges.some(isCarriage),
    check: findWrongRate,
  },
];

function findWrongRate(context: RuleContext): Finding | null {
  const goods = weighGoods(context);
  if (goods.length === 0 || goods.some(({ rate, weight }) => rate === 0 || weight <= 0))
    return null;
  const { charges, currency } = context.draft;
  const total = sumCharges(charges.filter(isCarriage), currency);
  const wanted = shareByWeight(
    total,
    goods.map(({ weight }) => weight),
    currencyUnit(currency),
  );
  const tolerance = Math.max(currencyUnit(currency), total / 50);
  const isRight = goods.every(
    ({ vatIndex }, index) =>
      Math.abs(carriageAt(vatIndex, context) - (wanted[index] ?? 0)) <= tolerance,
  );
  if (isRight) return null;
  return {
    message: `${sayRule(goods)} Pour une vente « départ » que vous faites transporter pour le compte du client, gardez 20\u00a0%.`,
    field: 'charges',
    proposal: {
      label:
        goods.length > 1
          ? 'Répartir le port sur les taux des biens'
          : 'Donner au port le taux des biens',
      changes: { charges: shareCarriage(context.draft, goods) },
    },
  };
}

/** Position in the VAT breakdown, and what the lines there are worth. */
type Goods = { vatIndex: number; rate: Percent; weight: number };

/** The goods of each rate, the highest first. */
function weighGoods({ draft, totals }: RuleContext): Goods[] {
  return totals.vatBreakdown.flatMap(({ rate }, vatIndex) => {
    const lines = totals.lines.filter((one) => one.vatIndex === vatIndex && isGoods(draft, one));
    if (lines.length === 0) return [];
    const weight = lines.reduce((sum, { typedAmount }) => sum + typedAmount, 0);
    return [{ vatIndex, rate, weight }];
  });
}

/** A line without a nature has that of the document. */
function isGoods(draft: Draft, { line }: LineTotals): boolean {
  return line.kind === 'item' && (line.nature ?? operationNatureOf(draft)) !== 'services';
}

function carriageAt(vatIndex: number, { draft, totals }: RuleContext): number {
  return totals.adjustments
    .filter(({ isCharge, index }) => isCharge && isCarriage(draft.charges[index]))
    .flatMap(({ shares }) => shares)
    .filter((share) => share.vatIndex === vatIndex)
    .reduce((sum, { typedAmount }) => sum + typedAmount, 0);
}

function sayRule(goods: readonly Goods[]): string {
  const rates = goods.map(({ rate }) => formatPercent(rate));
  const [last = '', ...others] = rates.toReversed();
  return others.length === 0
    ? `Le port suit le taux des biens, ${last}.`
    : `Le port suit le taux des biens : il se partage entre ${others.toReversed().join(', ')} et ${last}, en proportion de leurs montants.`;
}

/** A charge that was already shared is shared anew. */
function shareCarriage({ charges, currency }: Draft, goods: readonly Goods[]): Charge[] {
  const seen = new Set<string>();
  return charges.flatMap((charge) => {
    if (!isCarriage(charge)) return [charge];
    const name = nameOf(charge);
    if (seen.has(name)) return [];
    seen.add(name);
    const same = charges.filter((other) => isCarriage(other) && nameOf(other) === name);
    const shares = shareByWeight(
      sumCharges(same, currency),
      goods.map(({ weight }) => weight),
      currencyUnit(currency),
    );
    return goods.flatMap(({ rate }, index): Charge[] => {
      const amount = shares[index] ?? 0;
      if (amount === 0) return [];
      return [
        {
          amount: toDecimal(amount, AMOUNT_DECIMALS, AMOUNT_DECIMALS),
          reason: goods.length > 1 ? `${name} (TVA ${formatPercent(rate)})` : name,
          vatRate: toDecimal(rate, PERCENT_DECIMALS),
        },
      ];
    });
  });
}

function sumCharges(charges: readonly Charge[], currency: string): number {
  const unit = currencyUnit(currency);
  return charges.reduce((sum, { amount }) => sum + requireCents(amount, unit), 0);
}

function isCarriage(charge: Charge | undefined): boolean {
  return charge !== undefined && CARRIAGE.test(charge.reason.normalize('NFC'));
}

/** Without the rate that a share is named with. */
function nameOf({ reason }: Charge): string {
  return reason.replace(/ \(TVA [\d,]+\s%\)$/, '');
}

const CARRIAGE =
  /(?<![\p{L}])(?:port|livraison|exp[ée]dition|envoi|transport|fret|colis)(?![\p{L}])/iu;
