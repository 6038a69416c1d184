import { isWithin } from '#app/features/editor/fields/number-bounds.ts';
import { boundsAt, parseDecimal, parseNumber, toDecimal } from '#documents';

/** « 33,34 », « 33,33 », « 33,33 »: equal percentages as texts, adding up to 100. */
export function shareEqually(count: number): string[] {
  const share = Math.floor(HUNDREDTHS / count);
  return Array.from({ length: count }, (_, index) => {
    const hundredths = index === 0 ? HUNDREDTHS - share * (count - 1) : share;
    return formatHundredths(hundredths);
  });
}

/** The shares as decimals; null when one cannot be read. */
export function readShares(texts: readonly string[]): string[] | null {
  const shares = texts.map((text) => parseNumber(text, 2)?.decimal ?? '');
  return shares.every((share) => share !== '' && isWithin(share, SHARE)) ? shares : null;
}

/** The error of the shares in French, or an empty text. */
export function explainShares(texts: readonly string[]): string {
  const shares = readShares(texts);
  if (!shares) return 'Écrivez chaque part en pourcentage, par exemple 33,33.';
  const sum = shares.reduce((total, share) => total + (parseDecimal(share, SHARE.scale) ?? 0), 0);
  if (sum === HUNDREDTHS) return '';
  return `Les parts font ${formatHundredths(sum)}\u00a0%\u00a0: elles doivent faire 100\u00a0%.`;
}

function formatHundredths(hundredths: number): string {
  return toDecimal(hundredths, SHARE.scale).replace('.', ',');
}

const HUNDREDTHS = 10_000;
const SHARE = boundsAt('rent.share');
