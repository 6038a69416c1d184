import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { payingAccountOf } from '#documents/model/payment-account.ts';
import { addNode, DOCUMENT_NODE, putText, wrap } from '#documents/sheet/canvas.ts';
import { type Block, heightOfParts, type Part, paintStack } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import { createPaymentCode } from '#documents/sheet/payment-code.ts';
import type { QrCode } from '#documents/sheet/qr-code.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import { describeMeans, listMeans, type MeansText } from './payment-means.ts';

type Paragraph = {
  text: string;
  field?: DraftPath | undefined;
  style: TextStyle;
  href?: string | undefined;
  spaceBefore?: number;
  language?: 'fr' | undefined;
};

/** QR code, account, reference, and the legal terms for late payment. */
export function buildPayment(scene: Scene): Block {
  const { asksPayment } = subtypeOf(scene.kind, scene.draft.subtype);
  const isPayable = asksPayment && !scene.isDraft;
  const code = isPayable ? createPaymentCode(scene.draft, scene.totals) : null;
  const left = MARGIN_LEFT + (code ? CODE_SIZE + CODE_GAP : 0);
  const paintCode = code ? createCodePainter(scene, code) : null;
  const paragraphs = listParagraphs(scene, code !== null);
  const lines = paragraphs.flatMap((paragraph) => buildLines(scene, paragraph, left));
  if (lines.length === 0) return { parts: [] };
  const part: Part = {
    height: Math.max(code ? CODE_SIZE : 0, heightOfParts(lines)) + TOP_PADDING,
    paint: (page, top) => {
      paintRule(scene, page, top);
      paintCode?.(page, top + TOP_PADDING);
      paintStack(lines, page, top + TOP_PADDING);
    },
  };
  return { parts: [part], spaceBefore: 16 };
}

function createCodePainter(scene: Scene, code: QrCode): (page: Page, top: number) => void {
  const node = addNode(scene.canvas, 'Figure', DOCUMENT_NODE, {
    alt: scene.labels.payment.codeAlt,
  });
  return (page, top) => {
    page.marks.push({
      type: 'modules',
      x: MARGIN_LEFT,
      y: top,
      size: CODE_SIZE,
      code,
      color: scene.template.inkColor,
      node,
      field: payingAccountOf(scene.draft).field,
    });
  };
}

function paintRule({ template }: Scene, page: Page, y: number): void {
  const ends = { x1: MARGIN_LEFT, y1: y, x2: CONTENT_RIGHT, y2: y };
  page.marks.push({ type: 'rule', ...ends, width: 0.5, color: template.ruleColor });
}

function buildLines(scene: Scene, paragraph: Paragraph, left: number): Part[] {
  const { text, field, style, spaceBefore = 0 } = paragraph;
  const node = addParagraphNode(scene, paragraph);
  const width = CONTENT_RIGHT - left;
  return wrap(scene.canvas, text, style, { width, field }).map((line, index) => {
    const space = index === 0 ? spaceBefore : 0;
    const below = space + baseline(style);
    return {
      height: space + leading(style),
      paint: (page, top) => putText(page, line, style, { x: left, y: top + below, node, field }),
    };
  });
}

function addParagraphNode({ canvas }: Scene, { href, text, language }: Paragraph): number {
  const paragraph = addNode(canvas, 'P', DOCUMENT_NODE, language && { language });
  return href ? addNode(canvas, 'Link', paragraph, { href, alt: text }) : paragraph;
}

function listParagraphs(scene: Scene, hasCode: boolean): Paragraph[] {
  const { draft, mentions, template } = scene;
  const style = { ...template.soft, color: template.inkColor };
  const { terms } = draft.payment;
  const means = listMeans(scene);
  return [
    ...means.map((one) => toParagraph(scene, describeMeans(scene, one))),
    ...(means.includes('transfer') && draft.number
      ? [{ text: referenceText(scene, hasCode), field: 'number' as const, style }]
      : []),
    ...(terms ? [{ text: terms, field: 'payment.terms' as const, style }] : []),
    ...mentions
      .filter((mention) => mention.place === 'payment')
      .map(({ text, field, language }, index) => ({
        text,
        field,
        language,
        style: template.small,
        spaceBefore: index === 0 ? MENTION_GAP : 0,
      })),
  ];
}

function toParagraph({ template }: Scene, { text, field, isMain, href }: MeansText): Paragraph {
  const color = href ? template.section.color : template.inkColor;
  const weight = isMain ? 'semibold' : 'regular';
  return { text, field, href, style: { ...template.soft, color, weight } };
}

function referenceText({ draft, labels }: Scene, hasCode: boolean): string {
  const reference = draft.payment.reference || draft.number;
  const scan = hasCode ? ` — ${labels.payment.scan}` : '';
  return `${labels.payment.reference}${labels.colon}${reference}${scan}`;
}

const MENTION_GAP = 4;
const CODE_SIZE = 62;
const CODE_GAP = 14;
const TOP_PADDING = 10;
