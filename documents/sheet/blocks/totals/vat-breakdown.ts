import { destinationOf } from '#documents/model/destination-of.ts';
import { chargesForeignVat, chargesVat } from '#documents/model/vat-regime.ts';
import { addNode, DOCUMENT_NODE, measure, putText, shape } from '#documents/sheet/canvas.ts';
import type { Part } from '#documents/sheet/flow.ts';
import { MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';

/**
 * Base and tax of each rate, with the state of foreign ones (CGI ann. II, 242 nonies A, I-11°);
 * empty without VAT.
 */
export function buildVatBreakdown(scene: Scene): Part[] {
  const { draft, kind, labels, canvas, template } = scene;
  if (!kind.showsVat || !chargesVat(draft.vatRegime)) return [];
  const head = [labels.vatTable.rate, labels.vatTable.base, labels.vatTable.amount];
  const rows = listRows(scene);
  const edges = columnEdges(scene, [head, ...rows]);
  const table = addNode(canvas, 'Table', DOCUMENT_NODE);
  const headGroup = addNode(canvas, 'THead', table);
  const headRow = buildRow(scene, head, edges, {
    style: template.soft,
    group: headGroup,
    role: 'TH',
  });
  const style = { ...template.soft, color: template.inkColor };
  const group = addNode(canvas, 'TBody', table);
  return [
    headRow,
    ...rows.map((cells) => buildRow(scene, cells, edges, { style, group, role: 'TD' })),
  ];
}

function listRows({ draft, totals, labels }: Scene): string[][] {
  const taxed = totals.vatBreakdown.filter((subtotal) => !subtotal.isDisbursement);
  const isForeign = chargesForeignVat(draft.vatRegime);
  const country = isForeign ? labels.format.country(destinationOf(draft).country) : '';
  return taxed.map((subtotal) => [
    [labels.format.percent(subtotal.rate), country].filter(Boolean).join(' '),
    labels.format.amount(subtotal.taxableAmount, draft.currency),
    labels.format.amount(subtotal.vatAmount, draft.currency),
  ]);
}

/** The edge of each column: left for the first, right for the others. */
function columnEdges({ canvas, template }: Scene, rows: readonly string[][]): number[] {
  const edges: number[] = [];
  let edge = MARGIN_LEFT - GAP;
  for (const column of rows[0]?.keys() ?? []) {
    edge += GAP + Math.max(...rows.map((row) => measure(canvas, row[column] ?? '', template.soft)));
    edges.push(edge);
  }
  return edges;
}

type RowLook = { style: TextStyle; group: number; role: 'TH' | 'TD' };

function buildRow(
  { canvas }: Scene,
  cells: readonly string[],
  edges: readonly number[],
  { style, group, role }: RowLook,
): Part {
  const row = addNode(canvas, 'TR', group);
  const lines = cells.map((cell, column) => ({
    line: shape(canvas, cell, style),
    x: column === 0 ? MARGIN_LEFT : (edges[column] ?? 0),
    align: column === 0 ? ('left' as const) : ('right' as const),
    node: addNode(canvas, role, row, role === 'TH' ? { scope: 'Column' } : {}),
  }));
  return {
    height: leading(style) + ROW_GAP,
    paint: (page, top) => {
      const y = top + baseline(style);
      for (const { line, ...place } of lines)
        putText(page, line, style, { ...place, y, field: 'lines' });
    },
  };
}

const GAP = 16;
const ROW_GAP = 2;
