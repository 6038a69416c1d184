import pdfmake from 'pdfmake';
import type {
  Content as Block,
  Column,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import type { OpenDrawer } from '../contender.ts';
import type { Cell, Content, Table, Text } from '../content.ts';
import * as frame from './frame.ts';

/** pdfmake as in its guide: one definition, tables with repeated headers, footers by page. */
export const open: OpenDrawer = ({ readContent, fonts }) => {
  pdfmake.setFonts({ Sheet: { normal: fonts.regular, bold: fonts.semibold } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => true);
  pdfmake.setTableLayouts({ lines: linesLayout, totals: totalsLayout });
  return { draw: (name) => pdfmake.createPdf(describeDocument(readContent(name))).getBuffer() };
};

function describeDocument(content: Content): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageMargins: [frame.MARGIN, frame.TOP + 14, frame.MARGIN, 62],
    info: { title: content.title },
    defaultStyle: { font: 'Sheet' },
    header: (page) => (page === 1 ? '' : describeRunningHead(content)),
    footer: (page, pages) => describeFoot(content, `${page}\u00a0/\u00a0${pages}`),
    content: [
      describeHead(content),
      ...content.introduction.map((texts): Block => ({ text: texts.map(describeText) })),
      describeLines(content.lines),
      {
        columns: [describeVat(content.vat), describeTotals(content.totals)],
        unbreakable: true,
        margin: [0, 14, 0, 0],
      },
      describePayment(content),
    ],
  };
}

function describeHead({ heading, facts, seller, buyer }: Content): Block {
  const right: Column = {
    stack: [
      ...heading.map((text): Block => ({ ...describeText(text), alignment: 'right' })),
      {
        table: { widths: ['*', 'auto'], body: facts.map((fact) => fact.map(describeRight)) },
        layout: 'noBorders',
        margin: [0, 4, 0, 14],
      },
      ...buyer.map(describeText),
    ],
    width: frame.WINDOW.width,
  };
  const left: Column = { stack: seller.map(describeText), width: '*' };
  return { columns: [left, right], margin: [0, -14, 0, 40] };
}

function describeLines({ head, rows }: Table): Block {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: head.map((_, index) => (index === 0 ? '*' : frame.COLUMN_WIDTH - 4)),
      body: [
        head.map((text, index) => (index === 0 ? describeText(text) : describeRight(text))),
        ...rows.map(describeRow),
      ],
    },
    layout: 'lines',
    margin: [0, 10, 0, 0],
  };
}

/** A cell that spans columns is followed by empty ones. */
function describeRow(cells: readonly Cell[]): TableCell[] {
  return cells.flatMap(({ texts, span }, index) => {
    const alignment = index === 0 ? 'left' : 'right';
    const stack = texts.map((text): Block => ({ ...describeText(text), alignment }));
    const covered = Array.from({ length: span - 1 }, () => ({}));
    return [{ stack, ...(span > 1 ? { colSpan: span } : {}) }, ...covered];
  });
}

function describeVat({ head, rows }: Table): Column {
  const body = [
    head.map((text, index) => (index === 0 ? describeText(text) : describeRight(text))),
    ...rows.map(describeRow),
  ];
  return { table: { widths: ['auto', 'auto', 'auto'], body }, layout: 'noBorders', width: '*' };
}

function describeTotals({ rows }: Table): Column {
  const body = rows.map(describeRow);
  return { table: { widths: ['*', 'auto'], body }, layout: 'totals', width: frame.TOTALS_WIDTH };
}

function describePayment({ code, closing }: Content): Block {
  const unit = frame.CODE.size / code.moduleCount;
  const canvas = code.runs.map(([column, row, length]) => ({
    type: 'rect' as const,
    x: column * unit,
    y: row * unit,
    w: length * unit,
    h: unit,
    color: frame.INK,
    lineWidth: 0,
  }));
  return {
    columns: [
      { canvas, width: frame.CODE.size },
      { stack: closing.map(describeText), width: '*' },
    ],
    columnGap: frame.CODE.gap,
    unbreakable: true,
    margin: [0, 16, 0, 0],
  };
}

function describeRunningHead({ runningHead: [title, seller] }: Content): Block {
  const columns = [seller, title].flatMap((text) => (text ? [describeText(text)] : []));
  return {
    columns: columns.map((text, index) => ({ ...text, alignment: index === 0 ? 'left' : 'right' })),
    margin: [frame.MARGIN, frame.TOP - 14, frame.MARGIN, 0],
  };
}

function describeFoot({ footer }: Content, page: string): Block {
  return {
    columns: [
      { ...describeText(footer), width: '*' },
      { ...describeText({ ...footer, text: page }), alignment: 'right', width: 50 },
    ],
    margin: [frame.MARGIN, 16, frame.MARGIN, 0],
  };
}

function describeText({ text, size, weight, color }: Text) {
  return { text, fontSize: size, bold: weight === 'semibold', color };
}

function describeRight(text: Text) {
  return { ...describeText(text), alignment: 'right' as const };
}

const linesLayout: CustomTableLayout = {
  hLineWidth: (line) => [0, 1][line] ?? 0.5,
  hLineColor: (line) => (line === 1 ? frame.INK : frame.RULE_COLOR),
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 4),
  paddingTop: () => frame.ROW_PADDING,
  paddingBottom: () => frame.ROW_PADDING,
};
const totalsLayout: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === table.body.length - 1 ? 1 : 0),
  hLineColor: frame.INK,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};
