import type { Letter, LetterBlock } from '#documents/model/letter.ts';
import { paintMark } from '#documents/sheet/blocks/head/letterhead.ts';
import { paintLogo } from '#documents/sheet/blocks/head/logo.ts';
import { paintSeller } from '#documents/sheet/blocks/head/seller.ts';
import { paintLetterAddress } from '#documents/sheet/blocks/letter/address.ts';
import { buildLetterSignature } from '#documents/sheet/blocks/letter/signature.ts';
import { buildParagraph } from '#documents/sheet/blocks/paragraph.ts';
import { paintBar, paintFooters } from '#documents/sheet/blocks/running-marks.ts';
import { buildAmountTable } from '#documents/sheet/blocks/table/amount-table.ts';
import { createCanvas, putText, shape } from '#documents/sheet/canvas.ts';
import { createTemplate } from '#documents/sheet/create-template.ts';
import { type Block, type Frame, flowBlocks } from '#documents/sheet/flow.ts';
import {
  CONTENT_BOTTOM,
  CONTENT_RIGHT,
  MARGIN_TOP,
  millimetres,
  PAGE_HEIGHT,
  PAGE_WIDTH,
} from '#documents/sheet/geometry.ts';
import { frenchLabels } from '#documents/sheet/labels/labels.ts';
import type { Page, Sheet } from '#documents/sheet/marks.ts';
import type { Template } from '#documents/sheet/template.ts';
import type { FontMetrics } from '#documents/sheet/text/font-metrics.ts';
import type { LetterScene } from './letter-scene.ts';

/**
 * Lays a letter out on A4 pages: sender, address in the envelope window, place and date, subject,
 * body, signature, annexes, in the template and colour of its style. Pure, like `layOut`;
 * characters without a loaded font part are listed in `missingGlyphs`.
 */
export function layOutLetter({ letter, metrics }: { letter: Letter; metrics: FontMetrics }): Sheet {
  const canvas = createCanvas(metrics);
  const template = createTemplate(letter.style);
  const scene: LetterScene = { letter, canvas, template, labels: frenchLabels };
  const pages: Page[] = [];
  const first = openPage(pages);
  const top = paintLetterAddress(scene, first, paintSender(scene, first));
  const blocks = [...buildSubject(scene), ...letter.blocks.flatMap((block) => build(scene, block))];
  flowBlocks(blocks, { page: first, top, bottom: CONTENT_BOTTOM }, (): Frame => {
    const page = openPage(pages);
    return { page, top: paintRunningTitle(scene, page), bottom: CONTENT_BOTTOM };
  });
  paintFooters({ ...scene, draft: { seller: letter.sender } }, pages);
  return {
    ...{ pages, nodes: canvas.nodes, images: canvas.images, missingGlyphs: canvas.missingGlyphs },
    ...{ title: letter.title, author: letter.sender.name, subject: letter.subject, language: 'fr' },
  };
}

function paintSender(scene: LetterScene, page: Page): number {
  const { sender: seller, style } = scene.letter;
  const head = { ...scene, draft: { seller, style } };
  const logo = paintLogo(head, page, { top: MARGIN_TOP, ...dressHead(scene, page) });
  const top = logo ? MARGIN_TOP + logo.height + LOGO_GAP : MARGIN_TOP;
  return paintSeller(head, page, { top, width: SENDER_WIDTH });
}

/** The decoration above the sender: a band, a mark, or none. Gives the size of the logo's box. */
function dressHead({ template }: LetterScene, page: Page): { width: number; height: number } {
  const { letterhead } = template;
  if (letterhead.kind === 'band') paintBar(page, template.accentColor, BAND_HEIGHT);
  if (letterhead.kind !== 'columns') return LOGO;
  if (letterhead.hasMark) paintMark(template, page);
  return letterhead.logo;
}

function openPage(pages: Page[]): Page {
  const page: Page = { width: PAGE_WIDTH, height: PAGE_HEIGHT, marks: [] };
  pages.push(page);
  return page;
}

function buildSubject(scene: LetterScene): Block[] {
  const { letter, template } = scene;
  const delivery = { text: letter.delivery, style: template.softStrong };
  const style = { ...template.strong, size: bodySize(template), color: template.section.color };
  return [
    ...(letter.delivery ? [buildParagraph(scene, delivery)] : []),
    buildParagraph(scene, {
      ...{ text: letter.subject, style, role: 'H1', keepWithNext: true },
      spaceBefore: gapOf(template, 8),
    }),
  ];
}

function build(scene: LetterScene, block: LetterBlock): Block[] {
  const { template } = scene;
  const size = bodySize(template);
  const body = { ...template.body, size };
  switch (block.kind) {
    case 'paragraph': {
      const style = block.isStrong ? { ...template.strong, size } : body;
      return [buildParagraph(scene, { text: block.text, style, spaceBefore: gapOf(template, 11) })];
    }
    case 'explanation':
      return [
        buildParagraph(scene, {
          ...{ text: block.text, style: template.small, spaceBefore: 3, keepWithNext: true },
        }),
      ];
    case 'heading':
      return [
        buildParagraph(scene, {
          style: { ...template.strong, color: template.section.color },
          ...{ text: block.text, role: 'H2', keepWithNext: true },
          spaceBefore: gapOf(template, 22),
        }),
      ];
    case 'table':
      return keepTogether(
        buildAmountTable(
          scene,
          block.head,
          block.rows.map(({ cells, detail, isTotal }) => ({
            ...{ cells, field: 'references.preceding', look: isTotal ? 'total' : 'plain' },
            details: detail ? [detail] : [],
          })),
        ),
      );
    case 'signature':
      return [buildLetterSignature(scene, block)];
  }
}

function keepTogether(blocks: Block[]): Block[] {
  if (blocks.length > SHORT_TABLE) return blocks;
  return blocks.map((block, index) => ({ ...block, keepWithNext: index < blocks.length - 1 }));
}

function paintRunningTitle({ canvas, template, letter }: LetterScene, page: Page): number {
  const style = template.softStrong;
  if (template.letterhead.kind === 'band') paintBar(page, template.accentColor);
  const place = { x: CONTENT_RIGHT, align: 'right' as const, y: MARGIN_TOP };
  putText(page, shape(canvas, letter.title, style), style, place);
  return MARGIN_TOP + 20;
}

/** Larger than on an invoice, since a letter is read at arm’s length. */
function bodySize({ body }: Template): number {
  return body.size + 1;
}

/** Never wider than in « classique », so that the signature stays on the first page. */
function gapOf({ spacing }: Template, gap: number): number {
  return gap * Math.min(1, spacing);
}

const BAND_HEIGHT = 24;
const SENDER_WIDTH = millimetres(82);
const LOGO = { width: millimetres(50), height: millimetres(18) };
const LOGO_GAP = 10;
/** Rows, including the head. */
const SHORT_TABLE = 9;
