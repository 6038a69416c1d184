import { type Draft, hasPrice, isPriced } from '#documents';

/** Whether a line was copied from an invoice; its price and rate are then those of the invoice. */
export function isFromOrigin(draft: Draft, index: number, origins: readonly Draft[]): boolean {
  const line = draft.lines[index];
  if (!line || !hasPrice(line) || line.name === '') return false;
  return origins.some(({ lines }) =>
    lines.some((sold) => isPriced(sold) && sold.kind === line.kind && sold.name === line.name),
  );
}
