import type { Mark, Page, StructureNode } from '#documents/sheet/marks.ts';
import { type ByteBuffer, writeInteger, writeLatin1 } from './byte-buffer.ts';
import { type ContentRecord, noteArea, noteContent } from './content-record.ts';
import { addRule, paintBox, paintImage, paintModules, strokeRules } from './paint-shapes.ts';
import { paintText, paintWatermark } from './paint-text.ts';
import {
  beginText,
  endText,
  openPainter,
  type Painter,
  type Resources,
  setStroke,
} from './painter.ts';

type PageContext = {
  out: ByteBuffer;
  pageIndex: number;
  nodes: readonly StructureNode[];
  record: ContentRecord;
  resources: Resources;
};

/**
 * Paints a page in the order of its marks. Consecutive marks of one node are one marked-content sequence (ISO 32000-1, § 14.7.4);
 * marks without a node are artifacts (§ 14.8.2.2), which reading aloud leaves out.
 */
export function paintPage(page: Page, context: PageContext): void {
  const painter = openPainter(context.out, context.resources, page.height);
  let start = 0;
  while (start < page.marks.length) {
    const end = findGroupEnd(page.marks, start);
    paintGroup(painter, page.marks.slice(start, end), context);
    start = end;
  }
  endText(painter);
}

/** Text shares one text object; anything else cannot be inside it, and a sequence must end where it began (§ 14.6.1). */
function paintGroup(painter: Painter, marks: readonly Mark[], context: PageContext): void {
  const [first] = marks;
  if (!first) return;
  if (marks.every(({ type }) => type === 'text')) beginText(painter);
  else endText(painter);
  const wasInText = painter.isInText;
  beginGroup(painter, first, context);
  for (const [index, mark] of marks.entries()) {
    paintMark(painter, mark, marks[index + 1]);
    noteArea(context, painter, mark);
  }
  if (!wasInText) endText(painter);
  writeLatin1(painter.out, 'EMC\n');
}

function beginGroup({ out }: Painter, mark: Mark, { pageIndex, nodes, record }: PageContext): void {
  const node = nodeOf(mark);
  if (node < 0) {
    writeLatin1(out, ARTIFACTS[node] ?? LAYOUT_ARTIFACT);
    return;
  }
  writeLatin1(out, `/${nodes[node]?.role ?? 'Span'}<</MCID `);
  writeInteger(out, noteContent(record, pageIndex, node));
  writeLatin1(out, '>>BDC\n');
}

function paintMark(painter: Painter, mark: Mark, next: Mark | undefined): void {
  if (mark.type === 'text') {
    paintText(painter, mark);
    return;
  }
  if (mark.type !== 'watermark') endText(painter);
  switch (mark.type) {
    case 'rule':
      setStroke(painter, mark.color, mark.width);
      addRule(painter, mark);
      if (next?.type !== 'rule' || next.color !== mark.color || next.width !== mark.width)
        strokeRules(painter);
      break;
    case 'box':
      paintBox(painter, mark);
      break;
    case 'image':
      paintImage(painter, mark);
      break;
    case 'modules':
      paintModules(painter, mark);
      break;
    case 'watermark':
      paintWatermark(painter, mark);
      break;
    default:
      mark satisfies never;
  }
}

function findGroupEnd(marks: readonly Mark[], start: number): number {
  const first = marks[start];
  if (!first) return start;
  const node = nodeOf(first);
  let end = start + 1;
  for (let mark = marks[end]; mark && nodeOf(mark) === node; mark = marks[end]) end++;
  return end;
}

/** The node of a mark, or below zero the kind of artifact that it is. */
function nodeOf(mark: Mark): number {
  if (mark.type === 'watermark') return WATERMARK;
  if (mark.node !== undefined) return mark.node;
  return mark.type === 'text' ? PAGINATION : LAYOUT;
}

const LAYOUT = -1;
const PAGINATION = -2;
const WATERMARK = -3;
const LAYOUT_ARTIFACT = '/Artifact<</Type/Layout>>BDC\n';
const ARTIFACTS: Record<number, string> = {
  [PAGINATION]: '/Artifact<</Type/Pagination>>BDC\n',
  [WATERMARK]: '/Artifact<</Type/Pagination/Subtype/Watermark>>BDC\n',
};
