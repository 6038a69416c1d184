import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { toTranslation } from '#documents/sheet/blocks/paragraph.ts';
import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import { type Block, heightOfParts, type Part, paintStack } from '#documents/sheet/flow.ts';
import {
  CONTENT_RIGHT,
  CONTENT_WIDTH,
  GROUND_OVERHANG,
  MARGIN_LEFT,
} from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading, type Template } from '#documents/sheet/template.ts';
import type { TextLine, TextStyle } from '#documents/sheet/text/shape.ts';
import { listTotalRows, type TotalRow } from './total-rows.ts';
import { buildVatBreakdown } from './vat-breakdown.ts';

/** VAT by rate and tax mentions on the left, totals on the right; never split over two pages. */
export function buildTotals(scene: Scene): Block {
  const left = alignFirstLine(scene, [...buildVatBreakdown(scene), ...buildVatMentions(scene)]);
  const right = buildTotalsTable(scene, listTotalRows(scene));
  const part: Part = {
    height: Math.max(heightOfParts(left), heightOfParts(right)),
    paint: (page, top) => {
      paintStack(left, page, top);
      paintStack(right, page, top);
    },
  };
  return { parts: [part], spaceBefore: 14 };
}

/** « TVA non applicable, article 293 B du CGI », where inspectors expect it. */
function buildVatMentions(scene: Scene): Part[] {
  const { mentions, canvas, template, draft } = scene;
  return mentions
    .filter((mention) => mention.place === 'vat')
    .flatMap(({ text, field, language, isTranslation }, index) => {
      const { softStrong } = template;
      const style = isTranslation ? toTranslation(scene, softStrong) : softStrong;
      const node = addNode(canvas, 'P', DOCUMENT_NODE, language && { language });
      const lines = wrap(canvas, text, style, { width: LEFT_WIDTH, field });
      return [
        spacer(isTranslation || (index === 0 && !chargesVat(draft.vatRegime)) ? 0 : MENTION_GAP),
        ...lines.map((line) => textPart(line, style, { node, field })),
      ];
    });
}

/** The first line of the left column shares the baseline of the first total. */
function alignFirstLine({ template }: Scene, parts: Part[]): Part[] {
  return [spacer(PADDING + baseline(template.total) - baseline(template.soft)), ...parts];
}

function spacer(height: number): Part {
  return { height, paint: () => undefined };
}

function textPart(
  line: TextLine,
  style: TextStyle,
  meaning: { node: number; field: DraftPath | undefined },
): Part {
  return {
    height: leading(style),
    paint: (page, top) =>
      putText(page, line, style, { x: MARGIN_LEFT, y: top + baseline(style), ...meaning }),
  };
}

/** Labels and amounts in two columns against the right margin. */
export function buildTotalsTable(scene: Scene, rows: readonly TotalRow[]): Part[] {
  const table = addNode(scene.canvas, 'Table', DOCUMENT_NODE);
  const body = addNode(scene.canvas, 'TBody', table);
  return rows.map((row) => buildTotalRow(scene, row, body));
}

/** A label on one or more lines, its detail in grey, its amount beside the first line. */
function buildTotalRow({ canvas, template }: Scene, row: TotalRow, body: number): Part {
  const style = row.isStrong ? template.totalStrong : template.total;
  const padding = row.isStrong ? STRONG_PADDING : PADDING;
  const { field } = row;
  const tr = addNode(canvas, 'TR', body);
  const node = addNode(canvas, 'TH', tr, { scope: 'Row' });
  const amount = shape(canvas, row.amount, style);
  const width = RIGHT_WIDTH - amount.width - LABEL_GAP;
  const lines = [
    ...withStyle(wrap(canvas, row.label, style, { width, field }), style),
    ...withStyle(
      row.detail ? wrap(canvas, row.detail, template.small, { width: RIGHT_WIDTH, field }) : [],
      template.small,
    ),
  ];
  const amountPlace = {
    x: CONTENT_RIGHT,
    align: 'right' as const,
    node: addNode(canvas, 'TD', tr),
    field,
  };
  const height = lines.reduce((sum, line) => sum + leading(line.style), 0) + padding * 2;
  return {
    height,
    paint: (page, top) => {
      if (row.isStrong) paintEmphasis(template, page, { top, height });
      let y = top + padding;
      putText(page, amount, style, { ...amountPlace, y: y + baseline(style) });
      for (const { line, style: lineStyle } of lines) {
        putText(page, line, lineStyle, { x: RIGHT_LEFT, y: y + baseline(lineStyle), node, field });
        y += leading(lineStyle);
      }
    },
  };
}

function withStyle(lines: readonly TextLine[], style: TextStyle) {
  return lines.map((line) => ({ line, style }));
}

function paintEmphasis(
  { emphasis, accentColor, tintColor, inkColor }: Template,
  page: Page,
  { top, height }: { top: number; height: number },
): void {
  if (emphasis === 'plain') return;
  if (emphasis === 'rule') {
    const y = top + PADDING;
    const ends = { x1: RIGHT_LEFT, y1: y, x2: CONTENT_RIGHT, y2: y };
    page.marks.push({ type: 'rule', ...ends, width: 1.2, color: inkColor });
    return;
  }
  page.marks.push({
    type: 'box',
    x: RIGHT_LEFT - GROUND_OVERHANG,
    y: top + GROUND_GAP,
    width: RIGHT_WIDTH + GROUND_OVERHANG * 2,
    height: height - GROUND_GAP * 2,
    fill: emphasis === 'filled' ? accentColor : tintColor,
  });
}

const RIGHT_WIDTH = 230;
const RIGHT_LEFT = CONTENT_RIGHT - RIGHT_WIDTH;
const LEFT_WIDTH = CONTENT_WIDTH - RIGHT_WIDTH - 24;
const LABEL_GAP = 10;
const MENTION_GAP = 4;
const PADDING = 1.5;
const STRONG_PADDING = 7;
const GROUND_GAP = 3;
