import { displayName } from '#documents/law/identity.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { prepareSignature } from '#documents/sheet/blocks/signature-image.ts';
import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, CONTENT_WIDTH, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene, SheetMention } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextLine, TextStyle } from '#documents/sheet/text/shape.ts';

/**
 * The signatures of both parties; the customer's is on the right, under the binding words. Comes
 * last, so that the terms are read first.
 */
export function buildAcceptance(scene: Scene): Block {
  const { draft, labels, mentions } = scene;
  const name = { text: displayName(draft.seller), field: 'seller.name' } as const;
  const seller = wrapWords(scene, labels.signature.seller, name.text ? [name] : []);
  const buyer = wrapWords(
    scene,
    labels.signature.buyer,
    mentions.filter(({ place }) => place === 'signature'),
  );
  const signed = { x: MARGIN_LEFT + PADDING, width: COLUMN_WIDTH - PADDING * 2 };
  const image = prepareSignature(scene, signed);
  const wordsHeight = Math.max(seller.height, buyer.height);
  const height = PADDING * 2 + wordsHeight + WORDS_GAP + BLANK_HEIGHT * 2 + SIGNATURE_HEIGHT;
  const part: Part = {
    height,
    paint: (page, top) => {
      for (const [words, x] of [
        [seller, MARGIN_LEFT],
        [buyer, CONTENT_RIGHT - COLUMN_WIDTH],
      ] as const) {
        paintFrame(page, { x, y: top, height, color: scene.template.ruleColor });
        paintWords(page, words, { x: x + PADDING, y: top + PADDING });
        paintBlanks(scene, page, words, { x, y: top + PADDING + wordsHeight + WORDS_GAP });
      }
      image?.paint(page, top + height - PADDING - image.height);
    },
  };
  return { parts: [part], spaceBefore: 18 };
}

type Place = { x: number; y: number };
type WordLine = { line: TextLine; style: TextStyle; node: number; field: DraftPath | undefined };
type Words = {
  lines: WordLine[];
  height: number;
  blanks: { line: TextLine; node: number }[];
};

function wrapWords(
  { canvas, template, labels }: Scene,
  who: string,
  words: readonly Pick<SheetMention, 'text' | 'field' | 'language' | 'isTranslation'>[],
): Words {
  const sect = addNode(canvas, 'Sect', DOCUMENT_NODE);
  const texts: {
    text: string;
    style: TextStyle;
    field?: DraftPath;
    language?: 'fr' | undefined;
  }[] = [
    { text: who, style: template.small },
    ...words.map(({ text, field, language, isTranslation }) => ({
      text,
      field,
      language,
      style: isTranslation ? template.small : template.softStrong,
    })),
  ];
  const lines = texts.flatMap(({ text, style, field, language }) => {
    const node = addNode(canvas, 'P', sect, language && { language });
    const width = COLUMN_WIDTH - PADDING * 2;
    return wrap(canvas, text, style, { width, field }).map((line) => ({
      line,
      style,
      node,
      field,
    }));
  });
  const { name, date, signature } = labels.signature;
  const blanks = [name, date, signature].map((label) => ({
    line: shape(canvas, label, template.soft),
    node: addNode(canvas, 'P', sect),
  }));
  return { lines, height: lines.reduce((sum, { style }) => sum + leading(style), 0), blanks };
}

function paintWords(page: Page, { lines }: Words, { x, y }: Place): void {
  let top = y;
  for (const { line, style, node, field } of lines) {
    putText(page, line, style, { x, y: top + baseline(style), node, field });
    top += leading(style);
  }
}

/** The last blank is for the signature: a space without a line. */
function paintBlanks({ template }: Scene, page: Page, { blanks }: Words, { x, y }: Place): void {
  const style = template.soft;
  for (const [index, { line, node }] of blanks.entries()) {
    const top = y + index * BLANK_HEIGHT;
    putText(page, line, style, { x: x + PADDING, y: top + baseline(style), node });
    if (index === blanks.length - 1) return;
    const ends = { x1: x + PADDING + BLANK_LEFT, x2: x + COLUMN_WIDTH - PADDING };
    paintRule(page, { ...ends, y: top + 11, color: template.ruleColor });
  }
}

function paintFrame(
  page: Page,
  { x, y, height, color }: Place & { height: number; color: string },
): void {
  const right = x + COLUMN_WIDTH;
  const bottom = y + height;
  paintRule(page, { x1: x, x2: right, y, color });
  paintRule(page, { x1: x, x2: right, y: bottom, color });
  for (const side of [x, right])
    page.marks.push({ type: 'rule', x1: side, y1: y, x2: side, y2: bottom, width: 0.5, color });
}

function paintRule(
  page: Page,
  { x1, x2, y, color }: { x1: number; x2: number; y: number; color: string },
): void {
  page.marks.push({ type: 'rule', x1, y1: y, x2, y2: y, width: 0.5, color });
}

const GAP = 20;
const COLUMN_WIDTH = (CONTENT_WIDTH - GAP) / 2;
const PADDING = 8;
const BLANK_LEFT = 40;
const BLANK_HEIGHT = 16;
const SIGNATURE_HEIGHT = 58;
const WORDS_GAP = 6;
