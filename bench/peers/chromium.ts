import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import type { OpenDrawer } from '../contender.ts';
import type { Cell, Content, Table, Text } from '../content.ts';
import * as frame from './frame.ts';

/** Chromium’s print: an open page receives the document as HTML and prints it. */
export const open: OpenDrawer = async ({ readContent, fonts, chromium: executablePath }) => {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const faces = [describeFace(fonts.regular, 400), describeFace(fonts.semibold, 600)].join('');
  return {
    draw: async (name) => {
      const content = readContent(name);
      await page.setContent(describePage(content, faces));
      return page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        displayHeaderFooter: true,
        headerTemplate: '<i></i>',
        footerTemplate: describeFoot(content, faces),
      });
    },
    close: () => browser.close(),
  };
};

function describePage(content: Content, faces: string): string {
  const { title, language, heading, facts, seller, buyer, introduction } = content;
  const parties =
    `<header><div>${describeTexts(seller)}</div><div><h1>${describeTexts(heading)}</h1>` +
    `<table>${facts.map((fact) => describeRow(fact.map(toCell))).join('')}</table>` +
    `<div class="buyer">${describeTexts(buyer)}</div></div></header>`;
  const paragraphs = introduction.map((texts) => `<p>${texts.map(describeSpan).join('')}</p>`);
  const body =
    `${parties}${paragraphs.join('')}${describeTable(content.lines, 'lines')}` +
    `<section class="summary">${describeTable(content.vat, 'vat')}${describeTable(content.totals, 'totals')}</section>` +
    `<section class="payment">${describeCode(content)}<div>${describeTexts(content.closing)}</div></section>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<style>${faces}${SHEET}</style></head><body>${body}</body></html>`
  );
}

function describeTable({ head, rows }: Table, name: string): string {
  const headRow = head.map((text) => `<th>${describeSpan(text)}</th>`).join('');
  return (
    `<table class="${name}"><thead><tr>${headRow}</tr></thead>` +
    `<tbody>${rows.map(describeRow).join('')}</tbody></table>`
  );
}

function describeRow(cells: readonly Cell[]): string {
  const columns = cells.map(({ texts, span }) => {
    const colSpan = span > 1 ? ` colspan="${span}"` : '';
    return `<td${colSpan}>${describeTexts(texts)}</td>`;
  });
  return `<tr>${columns.join('')}</tr>`;
}

function describeCode({ code }: Content): string {
  const d = code.runs.map(([x, y, length]) => `M${x} ${y}h${length}v1h${-length}z`).join('');
  return `<svg viewBox="0 0 ${code.moduleCount} ${code.moduleCount}"><path d="${d}" fill="${frame.INK}"/></svg>`;
}

/** Chromium renders footers in a separate page, which needs the styles again. */
function describeFoot({ footer }: Content, faces: string): string {
  return (
    `<style>${faces}</style><div style="font-family:Sheet;font-size:7pt;color:${footer.color};width:100%;` +
    `margin:0 ${frame.MARGIN}pt;display:flex;justify-content:space-between">` +
    `<span>${escapeHtml(footer.text)}</span>` +
    '<span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>'
  );
}

function describeTexts(texts: readonly Text[]): string {
  return texts.map((text) => `<div>${describeSpan(text)}</div>`).join('');
}

function describeSpan({ text, size, weight, color }: Text): string {
  const face = `${weight === 'semibold' ? 600 : 400} ${size}pt Sheet`;
  return `<span style="font:${face};color:${color}">${escapeHtml(text)}</span>`;
}

function toCell(text: Text): Cell {
  return { texts: [text], span: 1 };
}

function describeFace(path: string, weight: number): string {
  const data = readFileSync(path).toString('base64');
  return `@font-face{font-family:Sheet;font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const SHEET = `
@page{size:A4;margin:${frame.TOP}pt ${frame.MARGIN}pt 62pt}
*{margin:0;padding:0;border-spacing:0}body{font:8pt Sheet}
header{display:flex;justify-content:space-between;margin-bottom:40pt}
header>div+div{width:${frame.WINDOW.width}pt}
h1{text-align:right}header table{margin-left:auto}td+td,th+th{text-align:right;padding-left:12pt}
.buyer{margin-top:14pt}
.lines{width:100%;margin-top:10pt;border-collapse:collapse}
.lines th{border-bottom:1pt solid ${frame.INK}}th{text-align:left;vertical-align:bottom}
.lines tr{break-inside:avoid}
.lines td{border-bottom:.5pt solid ${frame.RULE_COLOR};padding-top:4pt;padding-bottom:4pt;vertical-align:top}
.lines td+td{white-space:nowrap}
.summary{display:flex;justify-content:space-between;align-items:start;margin-top:14pt;break-inside:avoid}
.totals{width:${frame.TOTALS_WIDTH}pt}
.payment{display:flex;gap:14pt;border-top:.5pt solid ${frame.RULE_COLOR};margin-top:16pt;padding-top:10pt;break-inside:avoid}
svg{width:${frame.CODE.size}pt;height:${frame.CODE.size}pt;flex:none}`;
