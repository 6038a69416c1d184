import {
  Document,
  Font,
  Page,
  Path,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import { type ComponentProps, createElement as h, type ReactElement } from 'react';
import type { OpenDrawer } from '../contender.ts';
import type { Cell, Content, Table, Text as Words } from '../content.ts';
import * as frame from './frame.ts';

/** react-pdf as in its guide: views, fixed headers, page numbers by `render`, unbreakable rows. */
export const open: OpenDrawer = ({ readContent, fonts }) => {
  Font.register({
    family: 'Sheet',
    fonts: [
      { src: fonts.regular, fontWeight: 400 },
      { src: fonts.semibold, fontWeight: 600 },
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
  return { draw: (name) => renderToBuffer(describeDocument(readContent(name))) };
};

function describeDocument(content: Content): ReactElement<ComponentProps<typeof Document>> {
  const { title, language, introduction, vat, totals } = content;
  const tables = [describeTable(vat, styles.vat), describeTable(totals, styles.totals)];
  return h(
    Document,
    { title, language },
    h(
      Page,
      { size: 'A4', style: styles.page },
      ...describeRunningHead(content),
      describeHead(content),
      ...introduction.map((texts) => h(Text, {}, ...texts.map((text) => describeText(text)))),
      describeLines(content.lines),
      h(View, { style: styles.summary, wrap: false }, ...tables),
      describePayment(content),
      describeFoot(content),
    ),
  );
}

function describeHead({ heading, facts, seller, buyer }: Content): ReactElement {
  const rows = facts.map((fact) =>
    h(View, { style: styles.fact }, ...fact.map((text) => describeText(text, styles.factText))),
  );
  return h(
    View,
    { style: styles.head },
    h(View, { style: styles.seller }, ...seller.map((text) => describeText(text))),
    h(
      View,
      { style: styles.buyer },
      ...heading.map((text) => describeText(text, RIGHT)),
      ...rows,
      h(View, { style: styles.address }, ...buyer.map((text) => describeText(text))),
    ),
  );
}

function describeLines({ head, rows }: Table): ReactElement {
  return h(
    View,
    { style: styles.lines },
    h(
      View,
      { style: styles.lineHead, fixed: true },
      ...describeCells(head.map(toCell), frame.COLUMN_WIDTH),
    ),
    ...rows.map((cells) =>
      h(View, { style: styles.line, wrap: false }, ...describeCells(cells, frame.COLUMN_WIDTH)),
    ),
  );
}

function describeTable({ head, rows }: Table, style: Style): ReactElement {
  const all = head.length > 0 ? [head.map(toCell), ...rows] : rows;
  const views = all.map((cells) => h(View, { style: styles.row }, ...describeCells(cells, 90)));
  return h(View, { style }, ...views);
}

/** The first cell takes what the others leave. */
function describeCells(cells: readonly Cell[], width: number): ReactElement[] {
  return cells.map((cell, index) => describeCell(cell, index, width));
}

function describeCell({ texts, span }: Cell, index: number, width: number): ReactElement {
  const style = index === 0 ? styles.firstCell : { width: span * width, ...RIGHT };
  const [text, ...others] = texts;
  if (others.length > 0) return h(View, { style }, ...texts.map((each) => describeText(each)));
  return text ? describeText(text, style) : h(View, { style });
}

function describePayment({ code, closing }: Content): ReactElement {
  const d = code.runs.map(([x, y, length]) => `M${x} ${y}h${length}v1h${-length}z`).join('');
  const viewBox = `0 0 ${code.moduleCount} ${code.moduleCount}`;
  return h(
    View,
    { style: styles.payment, wrap: false },
    h(Svg, { viewBox, style: styles.code }, h(Path, { d, fill: frame.INK })),
    h(View, { style: styles.closing }, ...closing.map((text) => describeText(text))),
  );
}

function describeRunningHead({ runningHead }: Content): ReactElement[] {
  return runningHead.map((text, index) => {
    const render = ({ pageNumber }: { pageNumber: number }) => (pageNumber === 1 ? '' : text.text);
    const place = { ...styles.runningHead, textAlign: index === 0 ? 'right' : 'left' } as const;
    return h(Text, { style: { ...styleOf(text), ...place }, fixed: true, render });
  });
}

function describeFoot({ footer }: Content): ReactElement {
  const render = ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
    `${pageNumber}\u00a0/\u00a0${totalPages}`;
  const number = h(Text, { style: styleOf(footer), render });
  return h(View, { style: styles.foot, fixed: true }, describeText(footer), number);
}

function describeText(text: Words, style: Style = {}): ReactElement {
  return h(Text, { style: { ...styleOf(text), ...style } }, text.text);
}

function styleOf({ size, weight, color }: Words): Style {
  return { fontSize: size, fontWeight: weight === 'semibold' ? 600 : 400, color };
}

function toCell(text: Words): Cell {
  return { texts: [text], span: 1 };
}

type Style = ReturnType<typeof StyleSheet.create>[string];

const RIGHT = { textAlign: 'right' } as const;
const styles = StyleSheet.create({
  page: {
    fontFamily: 'Sheet',
    paddingTop: frame.TOP + 14,
    paddingBottom: 62,
    paddingHorizontal: frame.MARGIN,
  },
  head: { flexDirection: 'row', marginTop: -14, marginBottom: 40 },
  seller: { flex: 1 },
  buyer: { width: frame.WINDOW.width },
  fact: { flexDirection: 'row', justifyContent: 'flex-end' },
  factText: { width: 95, ...RIGHT },
  address: { marginTop: 14 },
  lines: { marginTop: 10 },
  lineHead: { flexDirection: 'row', borderBottom: `1 solid ${frame.INK}`, paddingBottom: 3 },
  line: {
    flexDirection: 'row',
    borderBottom: `0.5 solid ${frame.RULE_COLOR}`,
    paddingVertical: frame.ROW_PADDING,
  },
  firstCell: { flex: 1 },
  row: { flexDirection: 'row', paddingVertical: 1.5 },
  summary: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 14 },
  vat: { width: 220 },
  totals: { width: frame.TOTALS_WIDTH },
  payment: {
    flexDirection: 'row',
    borderTop: `0.5 solid ${frame.RULE_COLOR}`,
    marginTop: 16,
    paddingTop: 10,
  },
  code: { width: frame.CODE.size, height: frame.CODE.size, marginRight: frame.CODE.gap },
  closing: { flex: 1 },
  runningHead: { position: 'absolute', top: frame.TOP - 10, left: 48, right: 48 },
  foot: {
    position: 'absolute',
    bottom: 32,
    left: frame.MARGIN,
    right: frame.MARGIN,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTop: `0.5 solid ${frame.RULE_COLOR}`,
    paddingTop: 5,
  },
});
