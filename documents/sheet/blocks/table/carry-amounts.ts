import { type Cents, cents, ZERO } from '#documents/money/amounts.ts';
import { putText, shape } from '#documents/sheet/canvas.ts';
import type { Block, Carry, Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT } from '#documents/sheet/geometry.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { LineTable } from './columns.ts';

/** A row and the amount it adds to those above it. */
export type CountedRow = { block: Block; amount: Cents };

/**
 * Prints the running total at each page break: « À reporter », then « Report ». Nothing while it is
 * zero, nor after the last row, which the totals follow.
 */
export function carryAmounts(table: LineTable, rows: readonly CountedRow[]): Block[] {
  let above: Cents = ZERO;
  let carriedIn: Carry | undefined;
  return rows.map(({ block, amount }, index) => {
    above = cents(above + amount);
    const isLast = index === rows.length - 1;
    const carriedOut = above === 0 || isLast ? undefined : createCarry(table, above);
    const carried = {
      ...block,
      ...(carriedIn && { carriedIn }),
      ...(carriedOut && { carriedOut }),
    };
    carriedIn = carriedOut;
    return carried;
  });
}

function createCarry(table: LineTable, amount: Cents): Carry {
  const { labels, template } = table.scene;
  const { carriedForward, broughtForward } = labels.carried;
  return {
    height: leading(template.cell) + template.table.padding * 2,
    closing: () => buildCarryRow(table, carriedForward, amount),
    opening: () => buildCarryRow(table, broughtForward, amount),
  };
}

/** Repeats amounts of the rows, hence an artifact like the heads of later pages. */
function buildCarryRow({ scene, columns }: LineTable, name: string, amount: Cents): Part {
  const { draft, canvas, labels, template } = scene;
  const { padding } = template.table;
  const style = { ...template.cell, weight: 'semibold' as const };
  const label = shape(canvas, name, style);
  const figure = shape(canvas, labels.format.bareAmount(amount, draft.currency), style);
  const labelEdge = columns.numeric.at(-2)?.right ?? CONTENT_RIGHT;
  return {
    height: leading(style) + padding * 2,
    paint: (page, top) => {
      const y = top + padding + baseline(style);
      putText(page, label, style, { x: labelEdge, y, align: 'right' });
      putText(page, figure, style, { x: CONTENT_RIGHT, y, align: 'right' });
    },
  };
}
