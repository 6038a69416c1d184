import { unitName } from '#documents/model/codes/units.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { formatNumber } from '#documents/money/format.ts';
import type { OutlinedLine, TolerantLine } from '#documents/received/tolerant-invoice.ts';
import { readCents } from './amount.ts';
import { fitText, readScaled } from './values.ts';

type LineInput = NonNullable<DraftInput['lines']>[number];

export type CountedInputs = (line: TolerantLine) => LineInput[];

/**
 * Draft lines for an invoice where some lines are not counted (BT-X-8). A title opens a section,
 * closed by its sub-total after its last line; information, and titles above no counted line,
 * become comments. With `isShort`, each is one line and there are no sections.
 */
export function joinOutline(
  outline: readonly OutlinedLine[],
  toInputs: CountedInputs,
  isShort = false,
): LineInput[] {
  const joined: LineInput[] = [];
  const sections = new Map<OutlinedLine, OutlinedLine | undefined>();
  let open: OutlinedLine | undefined;
  let isEmpty = true;
  const enter = (group: OutlinedLine | undefined) => {
    if (group === open) return;
    if (open && !isEmpty) joined.push({ kind: 'subtotal' });
    if (group) joined.push({ kind: 'section', name: nameSection(group) });
    open = group;
    isEmpty = true;
  };
  for (const outlined of outline) {
    const { role, line, group } = outlined;
    sections.set(outlined, isTitle(outlined) ? outlined : group && sections.get(group));
    if (!isShort) enter(sections.get(outlined));
    joined.push(...(role === 'detail' ? toInputs(line) : toComment(outlined, isShort)));
    if (role === 'detail') isEmpty = false;
  }
  enter(undefined);
  return joined;
}

function isTitle({ role, hasDetails }: OutlinedLine): boolean {
  return role === 'group' && hasDetails;
}

/** « Maison › Cuisine »: sections of a draft do not nest. */
function nameSection(title: OutlinedLine): string {
  const names: string[] = [];
  for (let at: OutlinedLine | undefined = title; at && names.length < MAX_LEVELS; at = at.group)
    names.unshift(nameTitle(at));
  const whole = names.join(SEPARATOR);
  return whole.length <= MAX_NAME ? whole : nameTitle(title).slice(0, MAX_NAME);
}

function nameTitle({ line: { name, id } }: OutlinedLine): string {
  return name || ['Groupe', id].filter(Boolean).join(' ');
}

/** A title’s comment holds what its section has no place for. */
function toComment(outlined: OutlinedLine, isShort: boolean): LineInput[] {
  const { name, description, note } = outlined.line;
  const isNamed = isTitle(outlined) && !isShort;
  const words = [isNamed ? '' : name, description, note, describeMeasure(outlined)];
  const text = fitText(words.filter(Boolean).join('\n'), 'lines[0].text');
  return text ? [{ kind: 'comment', text }] : [];
}

/** Quantity and price of an uncounted line, in words; empty when they say nothing. */
export function describeMeasure({ role, line }: OutlinedLine): string {
  const { quantity = '1', unit = '', netPrice = '0', priceBaseQuantity, lineNetAmount } = line;
  const isFree = Number(netPrice) === 0;
  const isAmount = role === 'group' && readCents(netPrice) === readCents(lineNetAmount);
  if (Number(quantity) === 1 && (isFree || isAmount)) return '';
  const count = [writeNumber(quantity, 0), unitName(unit, Number(quantity))]
    .filter(Boolean)
    .join(' ');
  const base = priceBaseQuantity ? ` les ${writeNumber(priceBaseQuantity, 0)}` : '';
  return `Quantité\u00a0: ${count}${isFree ? '' : `, prix\u00a0: ${writeNumber(netPrice, 2)}${base}`}`;
}

/** French notation; unchanged when not a number. */
function writeNumber(text: string, minDecimals: number): string {
  const value = readScaled(text, DECIMALS);
  return value === null ? text : formatNumber(toDecimal(value, DECIMALS, minDecimals));
}

export const SEPARATOR = ' › ';
const DECIMALS = 6;
const MAX_LEVELS = 5;
const MAX_NAME = 200;
