import { type Draft, isPriced } from '#documents';

/** Whether lines say what was done and invoiced of a quote, in its price mode, which then stays. */
export function hasProgress({ lines }: Pick<Draft, 'lines'>): boolean {
  return lines.some((line) => isPriced(line) && line.progress !== undefined);
}
