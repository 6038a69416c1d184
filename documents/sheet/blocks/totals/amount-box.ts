import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { capitalize } from '#documents/model/texts/capitalize.ts';
import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Block } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, CONTENT_WIDTH, GROUND, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading, type Template } from '#documents/sheet/template.ts';
import { WHITE } from '#documents/sheet/templates/colors.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';

type Amount = {
  label: string;
  figures: string;
  words: string;
  field: DraftPath;
  wordsField: DraftPath;
};

/** The main amount of the document, in large figures and in words. */
export function buildAmountBox({ canvas, template }: Scene, amount: Amount): Block {
  const { field, wordsField } = amount;
  const { small, title, strong } = onGround(template);
  const sect = addNode(canvas, 'Sect', DOCUMENT_NODE);
  const label = shape(canvas, amount.label, small);
  const labelNode = addNode(canvas, 'P', sect);
  const figures = shape(canvas, amount.figures, title, field);
  const figuresNode = addNode(canvas, 'P', sect);
  const width = CONTENT_WIDTH - figures.width - GAP - PADDING * 2;
  const words = wrap(canvas, capitalize(amount.words), strong, { width, field: wordsField });
  const wordsNode = addNode(canvas, 'P', sect);
  const textHeight = leading(small) + LABEL_GAP + words.length * leading(strong);
  const height = Math.max(textHeight, leading(title)) + PADDING * 2;
  const paint = (page: Page, top: number) => {
    paintGround(template, page, { top, height });
    let y = top + (height - textHeight) / 2;
    const x = MARGIN_LEFT + PADDING;
    putText(page, label, small, { x, y: y + baseline(small), node: labelNode, field });
    y += leading(small) + LABEL_GAP;
    for (const line of words) {
      putText(page, line, strong, {
        x,
        y: y + baseline(strong),
        node: wordsNode,
        field: wordsField,
      });
      y += leading(strong);
    }
    const middle = top + (height - leading(title)) / 2;
    putText(page, figures, title, {
      x: CONTENT_RIGHT - PADDING,
      y: middle + baseline(title),
      align: 'right',
      node: figuresNode,
      field,
    });
  };
  return { parts: [{ height, paint }], spaceBefore: 14 };
}

function onGround(template: Template) {
  const { small, title, strong, accentColor } = template;
  const figures = { ...title, color: accentColor };
  if (template.emphasis !== 'filled') return { small, strong, title: figures };
  const white = (style: TextStyle) => ({ ...style, color: WHITE });
  return { small: white(small), strong: white(strong), title: white(title) };
}

function paintGround(
  { emphasis, accentColor, tintColor }: Template,
  page: Page,
  { top, height }: { top: number; height: number },
): void {
  if (emphasis === 'plain') return;
  if (emphasis === 'rule') {
    const edges = { x1: MARGIN_LEFT, x2: CONTENT_RIGHT, color: accentColor };
    page.marks.push({ type: 'rule', ...edges, y1: top, y2: top, width: 1.4 });
    page.marks.push({ type: 'rule', ...edges, y1: top + height, y2: top + height, width: 0.5 });
    return;
  }
  const fill = emphasis === 'filled' ? accentColor : tintColor;
  page.marks.push({ type: 'box', ...GROUND, y: top, height, fill });
}

const PADDING = 10;
const GAP = 20;
const LABEL_GAP = 2;
