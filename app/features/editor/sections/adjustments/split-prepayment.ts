import {
  currencyUnit,
  type Draft,
  formatBareAmount,
  multiplyDivide,
  parseDecimal,
  type Totals,
  toDecimal,
} from '#documents';

type Prepayment = Draft['prepayments'][number];

/** The VAT of a deposit at one rate; the taxable base is the amount without VAT, rounded. */
export function splitPrepayment(
  { amount }: Prepayment,
  rate: string,
  currency = 'EUR',
): NonNullable<Prepayment['vat']> {
  const gross = parseDecimal(amount, 2) ?? 0;
  const divisor = WHOLE + (parseDecimal(rate, 2) ?? 0);
  const base = multiplyDivide(gross, WHOLE, divisor, currencyUnit(currency));
  return [{ rate, taxableAmount: toDecimal(base, 2), vatAmount: toDecimal(gross - base, 2) }];
}

/** The rate with the largest taxable base: the most likely rate of a deposit. */
export function mainRate({ vatBreakdown }: Totals, fallback: string): string {
  const [main] = [...vatBreakdown].sort((a, b) => b.taxableAmount - a.taxableAmount);
  return main && main.rate > 0 ? toDecimal(main.rate, 2) : fallback;
}

/** « Le détail fait 100,00 pour un acompte de 120,00. » Empty when both agree. */
export function describeMismatch({ amount, vat = [] }: Prepayment, currency = 'EUR'): string {
  // A sum of two amounts in cents is an integer of cents.
  const format = (value: number) =>
    formatBareAmount(value as Parameters<typeof formatBareAmount>[0], currency);
  const gross = parseDecimal(amount, 2) ?? 0;
  const detailed = vat.reduce(
    (sum, { taxableAmount, vatAmount }) =>
      sum + (parseDecimal(taxableAmount, 2) ?? 0) + (parseDecimal(vatAmount, 2) ?? 0),
    0,
  );
  if (vat.length === 0 || detailed === gross) return '';
  return `Le détail fait ${format(detailed)} pour un acompte de ${format(gross)}\u00a0: corrigez l’un des deux.`;
}

/** 100 % in hundredths of a percent. */
const WHOLE = 10_000;
