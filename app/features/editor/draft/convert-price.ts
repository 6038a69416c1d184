import { type Draft, multiplyDivide, parseDecimal, toDecimal } from '#documents';

/** From a price mode to the other. `rate` is in hundredths of a percent. */
export function convertPrice(
  decimal: string,
  {
    scale,
    rate,
    mode,
    unit,
  }: { scale: number; rate: number; mode: Draft['priceMode']; unit?: number | undefined },
): string {
  const value = parseDecimal(decimal, scale);
  if (value === null) return decimal;
  const [times, by] = mode === 'net' ? [WHOLE + rate, WHOLE] : [WHOLE, WHOLE + rate];
  return toDecimal(multiplyDivide(value, times, by, unit), scale);
}

export const PRICE_MODE_DECIMALS = 6;
/** 100 % in hundredths of a percent. */
export const WHOLE = 10_000;
