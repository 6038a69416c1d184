import { defaultRate } from '#app/features/editor/draft/new-line.ts';
import { type Draft, hasPrice, type Line } from '#documents';

/**
 * Turns a line into an item, an option, a variant or a disbursement; a taxed line without a rate
 * gets the default one.
 */
export function turnLine(
  draft: Draft,
  index: number,
  { to, today }: { to: 'item' | 'disbursement' | 'option' | 'variant'; today: string },
): Line | null {
  const line = draft.lines[index];
  if (!line || !hasPrice(line)) return null;
  const { isSelected: _isSelected, ...fields } = { isSelected: undefined, ...line };
  if (to === 'disbursement') {
    const { vatRate: _rate, exemption: _exemption, ...untaxed } = fields;
    return { ...untaxed, kind: to };
  }
  const rate = fields.vatRate === undefined ? defaultRate(draft, index, today) : {};
  return { ...fields, ...rate, kind: to };
}
