import type { Line } from '#documents';

/** A French rate means nothing where the VAT is that of another state, nor the other way round. */
export function withoutRate(line: Line): Line {
  return 'vatRate' in line ? { ...line, vatRate: undefined } : line;
}
