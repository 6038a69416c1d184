import { displayName, identityFooter } from '#documents/law/identity.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { addressTexts } from '#documents/sheet/blocks/head/address-lines.ts';
import { documentTitle } from '#documents/sheet/blocks/head/title.ts';
import { addNode, DOCUMENT_NODE, putText, wrap } from '#documents/sheet/canvas.ts';
import { type Block, heightOfParts, type Part, paintStack } from '#documents/sheet/flow.ts';
import {
  CONTENT_BOTTOM,
  CONTENT_RIGHT,
  CONTENT_WIDTH,
  MARGIN_LEFT,
  MARGIN_TOP,
  PAGE_WIDTH,
} from '#documents/sheet/geometry.ts';
import type { Labels } from '#documents/sheet/labels/labels.ts';
import type { Page, Role } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';

/** One copy for each party, to cut apart. */
export function hasTwoCopies({ kind, draft }: Scene): boolean {
  return kind.hasReceipt && draft.receipt?.copies === 2;
}

/** Two copies, each with its own small head, on one page if each fits in one half. */
export function buildTwoCopies(scene: Scene, listBlocks: () => Block[]): Block[] {
  return scene.labels.receipt.copies.map((name, index) => {
    const parts = [
      ...buildHead(scene, { name, role: index === 0 ? 'H1' : 'H2' }),
      ...listBlocks().flatMap(toParts),
    ];
    const rest = HALF - heightOfParts(parts);
    const cut: Part = { height: CUT_HEIGHT, paint: (page, top) => paintCut(scene, page, top) };
    return index === 0
      ? { parts: rest > 0 ? [...parts, spacer(rest)] : parts }
      : { parts: [cut, ...parts] };
  });
}

function toParts({ parts, spaceBefore = 0 }: Block): Part[] {
  return [spacer(spaceBefore), ...parts];
}

/** The first copy has the document's title; the second one has a title below it. */
type Copy = { name: string; role: 'H1' | 'H2' };

/** The recipient of the money on the left, title, number and dates on the right; then the payer. */
function buildHead(scene: Scene, copy: Copy): Part[] {
  const { draft, labels, template } = scene;
  const { seller, buyer } = draft;
  const dates = [
    draft.issueDate &&
      `${labels.issueDate[scene.kind.gender]} ${labels.format.shortDate(draft.issueDate)}`,
    draft.receipt?.paidOn &&
      `${labels.receipt.paidOn} ${labels.format.shortDate(draft.receipt.paidOn)}`,
  ];
  const title = { ...template.title, size: TITLE_SIZE };
  const right = stack(scene, 'right', [
    { text: documentTitle(scene), style: title, field: 'title', role: copy.role },
    { text: draft.number, style: template.strong, field: 'number' },
    { text: dates.filter(Boolean).join(' · '), style: template.soft, field: 'issueDate' },
    { text: copy.name, style: template.small, field: 'receipt.copies' },
  ]);
  const left = stack(scene, 'left', [
    { text: displayName(seller), style: template.strong, field: 'seller.name' },
    { text: oneLine(seller.address, labels), style: template.soft, field: 'seller.address.line1' },
    {
      text: identityFooter(seller, labels.language).split(' · ').slice(1).join(' · '),
      style: template.soft,
      field: 'seller.siret',
    },
    {
      text: labels.addressee[scene.kind.addressee].individual,
      style: template.small,
      field: 'buyer.name',
      spaceBefore: 5,
    },
    {
      text: [buyer.name, oneLine(buyer.address, labels)].filter(Boolean).join(', '),
      style: template.body,
      field: 'buyer.name',
    },
  ]);
  const height = Math.max(heightOfParts(left), heightOfParts(right));
  const paint = (page: Page, top: number) => {
    paintStack(left, page, top);
    paintStack(right, page, top);
  };
  return [{ height, paint }];
}

type HeadText = {
  text: string;
  style: TextStyle;
  field: DraftPath;
  role?: Role;
  spaceBefore?: number;
};

function stack({ canvas }: Scene, side: 'left' | 'right', texts: readonly HeadText[]): Part[] {
  const x = side === 'left' ? MARGIN_LEFT : CONTENT_RIGHT;
  return texts
    .filter(({ text }) => text !== '')
    .flatMap(({ text, style, field, role = 'P', spaceBefore = 0 }) => {
      const node = addNode(canvas, role, DOCUMENT_NODE);
      const lines = wrap(canvas, text, style, { width: COLUMN_WIDTH, field });
      const parts = lines.map((line) => ({
        height: leading(style),
        paint: (page: Page, top: number) =>
          putText(page, line, style, { x, align: side, y: top + baseline(style), node, field }),
      }));
      return [spacer(spaceBefore), ...parts];
    });
}

function oneLine(address: Scene['draft']['seller']['address'], { format }: Labels): string {
  return addressTexts(address, format).join(', ');
}

function paintCut({ template }: Scene, page: Page, top: number): void {
  const y = top + CUT_HEIGHT / 2;
  for (let x = 0; x < PAGE_WIDTH; x += DASH * 2)
    page.marks.push({
      type: 'rule',
      x1: x,
      y1: y,
      x2: x + DASH,
      y2: y,
      width: 0.5,
      color: template.soft.color,
    });
}

function spacer(height: number): Part {
  return { height, paint: () => undefined };
}

const CUT_HEIGHT = 34;
const HALF = (CONTENT_BOTTOM - MARGIN_TOP - CUT_HEIGHT) / 2;
const COLUMN_WIDTH = CONTENT_WIDTH / 2 - 10;
const TITLE_SIZE = 18;
const DASH = 4;
