import {
  type ByteBuffer,
  writeByte,
  writeInteger,
  writeLatin1,
} from '#documents/pdf/bytes/byte-buffer.ts';
import type { Mark, Page, StructureNode } from '#documents/sheet/marks.ts';
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
 * Paints a page in the order of its marks. Consecutive marks of a node form one marked-content
 * sequence (ISO 32000-1, § 14.7.4); marks without a node are artifacts (§ 14.8.2.2), skipped by
 * screen readers.
 */
export function paintPage(page: Page, context: PageContext): void {
  const painter = openPainter(context.out, context.resources, page.height);
  let start = 0;
  while (start < page.marks.length) {
    const end = findGroupEnd(page.marks, start);
    paintGroup(painter, { marks: page.marks, start, end }, context);
    start = end;
  }
  endText(painter);
}

/** `end` is exclusive. */
type MarkGroup = { marks: readonly Mark[]; start: number; end: number };

/** A sequence must end in the text object where it began (§ 14.6.1); only text fits in one. */
function paintGroup(
  painter: Painter,
  { marks, start, end }: MarkGroup,
  context: PageContext,
): void {
  const first = marks[start];
  if (!first) return;
  if (isAllText({ marks, start, end })) beginText(painter);
  else endText(painter);
  const wasInText = painter.isInText;
  beginGroup(painter, first, context);
  for (let index = start; index < end; index++) {
    const mark = marks[index];
    if (!mark) continue;
    paintMark(painter, mark, index + 1 < end ? marks[index + 1] : undefined);
    noteArea(context, painter, mark);
  }
  if (!wasInText) endText(painter);
  writeLatin1(painter.out, 'EMC\n');
}

function isAllText({ marks, start, end }: MarkGroup): boolean {
  for (let index = start; index < end; index++) {
    if (marks[index]?.type !== 'text') return false;
  }
  return true;
}

function beginGroup({ out }: Painter, mark: Mark, { pageIndex, nodes, record }: PageContext): void {
  const node = nodeOf(mark);
  if (node < 0) {
    writeLatin1(out, ARTIFACTS[node] ?? LAYOUT_ARTIFACT);
    return;
  }
  writeByte(out, SOLIDUS);
  writeLatin1(out, nodes[node]?.role ?? 'Span');
  writeLatin1(out, '<</MCID ');
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

/** The node of a mark, or a negative kind of artifact. */
function nodeOf(mark: Mark): number {
  if (mark.type === 'watermark') return WATERMARK;
  if (mark.node !== undefined) return mark.node;
  return mark.type === 'text' ? PAGINATION : LAYOUT;
}

const SOLIDUS = 0x2f;
const LAYOUT = -1;
const PAGINATION = -2;
const WATERMARK = -3;
const LAYOUT_ARTIFACT = '/Artifact<</Type/Layout>>BDC\n';
const ARTIFACTS: Record<number, string> = {
  [PAGINATION]: '/Artifact<</Type/Pagination>>BDC\n',
  [WATERMARK]: '/Artifact<</Type/Pagination/Subtype/Watermark>>BDC\n',
};
