import { parseDecimal, toDecimal } from './decimal.ts';
import { multiplyDivide } from './rounding.ts';

/** From the price mode `mode` to the other. `rate` is in hundredths of a percent. */
export function convertPrice(
  decimal: string,
  {
    scale,
    rate,
    mode,
    unit,
  }: { scale: number; rate: number; mode: 'net' | 'gross'; unit?: number | undefined },
): string {
  const value = parseDecimal(decimal, scale);
  if (value === null) return decimal;
  const [times, by] =
    mode === 'net' ? [WHOLE_RATE + rate, WHOLE_RATE] : [WHOLE_RATE, WHOLE_RATE + rate];
  return toDecimal(multiplyDivide(value, times, by, unit), scale);
}

export const PRICE_MODE_DECIMALS = 6;
/** 100 % in hundredths of a percent. */
export const WHOLE_RATE = 10_000;
