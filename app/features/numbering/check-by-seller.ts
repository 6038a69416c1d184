import { checkNumbering, type NumberSeries } from '#documents';
import type { CheckedNumber } from './form.ts';

/**
 * Checks the series of each seller apart: two sellers may use the same number. `seller` is the
 * name, when there are several.
 */
export function checkBySeller(
  listed: readonly CheckedNumber[],
  options: { today: string; pattern?: string | undefined },
): {
  series: { seller: string | null; numbers: NumberSeries<CheckedNumber> }[];
  unreadable: CheckedNumber[];
} {
  const names = new Map(
    listed.flatMap(({ seller }) => (seller ? [[seller.key, seller.name] as const] : [])),
  );
  const owners = names.size > 1 ? [null, ...names.keys()] : [undefined];
  const checked = owners.map((key) => ({
    seller: key ? (names.get(key) ?? null) : null,
    ...checkNumbering(
      listed.filter(({ seller }) => key === undefined || (seller?.key ?? null) === key),
      options,
    ),
  }));
  return {
    series: checked.flatMap(({ seller, series }) => series.map((numbers) => ({ seller, numbers }))),
    unreadable: checked.flatMap(({ unreadable }) => unreadable),
  };
}
