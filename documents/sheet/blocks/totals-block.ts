import { formatAmount, formatPercent } from '#documents/money/format.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { addNode, DOCUMENT_NODE, measure, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, CONTENT_WIDTH, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import { listTotalRows, type TotalRow } from './total-rows.ts';

/** VAT by rate and tax mentions on the left, totals on the right; never cut in two. */
export function buildTotals(scene: Scene): Block {
  const left = [...vatTable(scene), ...vatMentions(scene)];
  const right = totalsTable(scene);
  const height = Math.max(heightOf(left), heightOf(right));
  const part: Part = {
    height,
    paint: (page, top) => {
      paintStack(left, page, top);
      paintStack(right, page, top);
    },
  };
  return { parts: [part], spaceBefore: 14 };
}

/** Base and tax of each rate (CGI ann. II, 242 nonies A, I-11°). */
function vatTable(scene: Scene): Part[] {
  const { draft, kind, totals, labels, canvas, template } = scene;
  if (!kind.showsVat || !chargesVat(draft.vatRegime)) return [];
  const table = addNode(canvas, 'Table', DOCUMENT_NODE);
  const rows = totals.vatBreakdown.map((subtotal) => [
    subtotal.isDisbursement ? labels.disbursement : formatPercent(subtotal.rate),
    formatAmount(subtotal.taxableAmount, draft.currency),
    formatAmount(subtotal.vatAmount, draft.currency),
  ]);
  const head = [labels.vatTable.rate, labels.vatTable.base, labels.vatTable.amount];
  const { soft } = template;
  const ink = { ...soft, color: template.inkColor };
  const widths = [1, 2].map((column) => Math.max(...[head, ...rows].map((row) => measure(canvas, row[column] ?? '', soft))));
  const first = Math.max(...[head, ...rows].map((row) => measure(canvas, row[0] ?? '', soft)));
  const rights = [MARGIN_LEFT + first + VAT_GAP + (widths[0] ?? 0), MARGIN_LEFT + first + VAT_GAP * 2 + (widths[0] ?? 0) + (widths[1] ?? 0)];
  const buildRow = (cells: readonly string[], style: TextStyle, role: 'TH' | 'TD', group: number): Part => {
    const row = addNode(canvas, 'TR', group);
    const lines = cells.map((cell) => ({ line: shape(canvas, cell, style), node: addNode(canvas, role, row, role === 'TH' ? { scope: 'Column' } : {}) }));
    return {
      height: leading(style) + 2,
      paint: (page, top) => {
        lines.forEach(({ line, node }, index) => {
          putText(page, line, style, { x: index === 0 ? MARGIN_LEFT : (rights[index - 1] ?? 0), align: index === 0 ? 'left' : 'right', y: top + baseline(style), node, field: 'lines' });
        });
      },
    };
  };
  const headRow = buildRow(head, soft, 'TH', addNode(canvas, 'THead', table));
  const body = addNode(canvas, 'TBody', table);
  return [headRow, ...rows.map((row) => buildRow(row, ink, 'TD', body))];
}

/** « TVA non applicable, article 293 B du CGI » and its like, where an inspector looks for them. */
function vatMentions({ mentions, canvas, template }: Scene): Part[] {
  const style = template.softStrong;
  return mentions
    .filter((mention) => mention.place === 'vat')
    .flatMap((mention) => {
      const node = addNode(canvas, 'P', DOCUMENT_NODE);
      return wrap(canvas, mention.text, style, LEFT_WIDTH, mention.field).map((line, index): Part => {
        const space = index === 0 ? 4 : 0;
        return { height: leading(style) + space, paint: (page, top) => putText(page, line, style, { x: MARGIN_LEFT, y: top + space + baseline(style), node, field: mention.field }) };
      });
    });
}

function totalsTable(scene: Scene): Part[] {
  const table = addNode(scene.canvas, 'Table', DOCUMENT_NODE);
  const body = addNode(scene.canvas, 'TBody', table);
  return listTotalRows(scene).flatMap((row) => buildTotalRow(scene, row, body));
}

function buildTotalRow({ canvas, template }: Scene, row: TotalRow, body: number): Part[] {
  const style = row.isStrong ? template.totalStrong : template.total;
  const tr = addNode(canvas, 'TR', body);
  const labelNode = addNode(canvas, 'TH', tr, { scope: 'Row' });
  const amount = shape(canvas, row.amount, style);
  const labels = wrap(canvas, row.label, style, RIGHT_WIDTH - amount.width - 10, row.field);
  const details = row.detail ? wrap(canvas, row.detail, template.small, RIGHT_WIDTH, row.field) : [];
  const amountNode = addNode(canvas, 'TD', tr);
  const padding = row.isStrong ? 7 : 1.5;
  const place = (y: number) => ({ x: RIGHT_LEFT, y, node: labelNode, field: row.field });
  return [
    {
      height: leading(style) * labels.length + leading(template.small) * details.length + padding * 2,
      paint: (page, top) => {
        if (row.isStrong) paintBand(page, top, leading(style) * labels.length + padding * 2, template.payableFill);
        const first = top + padding + baseline(style);
        labels.forEach((line, index) => {
          putText(page, line, style, place(first + index * leading(style)));
        });
        putText(page, amount, style, { x: CONTENT_RIGHT, align: 'right', y: first, node: amountNode, field: row.field });
        const detailTop = top + padding + labels.length * leading(style);
        details.forEach((line, index) => {
          putText(page, line, template.small, place(detailTop + index * leading(template.small) + baseline(template.small)));
        });
      },
    },
  ];
}

/** The amount due stands out, a little wider than the column so that its figures stay aligned with those above. */
function paintBand(page: Page, top: number, height: number, fill: string): void {
  page.marks.push({ type: 'box', x: RIGHT_LEFT - BAND_MARGIN, y: top + 2, width: RIGHT_WIDTH + BAND_MARGIN * 2, height: height - 2, fill });
}

function heightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.height, 0);
}

function paintStack(parts: readonly Part[], page: Page, top: number): void {
  let y = top;
  for (const part of parts) {
    part.paint(page, y);
    y += part.height;
  }
}

const BAND_MARGIN = 8;
const VAT_GAP = 16;
const RIGHT_WIDTH = 230;
const RIGHT_LEFT = CONTENT_RIGHT - RIGHT_WIDTH;
const LEFT_WIDTH = CONTENT_WIDTH - RIGHT_WIDTH - 24;
