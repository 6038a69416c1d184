import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { addNode, DOCUMENT_NODE, putText, wrap } from '#documents/sheet/canvas.ts';
import { type Block, heightOfParts, type Part, paintStack } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, CONTENT_WIDTH, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import { prepareSignature, SIGNATURE_WIDTH } from './signature-image.ts';

/**
 * The closing mention, and on the right place, date, signatory and an empty space to sign; where
 * both sign, that of the payer is on the left.
 */
export function buildIssuerSignature(scene: Scene): Block {
  const { template } = scene;
  const closing = scene.mentions
    .filter(({ place }) => place === 'closing')
    .flatMap(({ text, field, language }) => [
      ...buildText(scene, {
        text,
        field,
        language,
        style: template.small,
        x: MARGIN_LEFT,
        width: LEFT_WIDTH,
      }),
      spacer(PARAGRAPH_GAP),
    ]);
  const signature = [...listSignature(scene), buildLine(scene)];
  const payer = isSignedByBoth(scene) ? listPayerSignature(scene) : [];
  const height = Math.max(heightOfParts(closing) + heightOfParts(payer), heightOfParts(signature));
  const paint: Part['paint'] = (page, top) => {
    paintStack(closing, page, top);
    const ofBoth = (stack: Part[]) => top + height - heightOfParts(stack);
    paintStack(payer, page, ofBoth(payer));
    paintStack(signature, page, payer.length > 0 ? ofBoth(signature) : top);
  };
  return { spaceBefore: 14, parts: [{ height, paint }] };
}

function listSignature(scene: Scene): Part[] {
  const { draft, labels, template } = scene;
  const place =
    draft.receipt?.place ||
    draft.rent?.place ||
    draft.rent?.agent?.address.city ||
    draft.seller.address.city;
  const column = { x: CONTENT_RIGHT - SIGNATURE_WIDTH, width: SIGNATURE_WIDTH };
  const done = labels.receipt.signedAt(place, labels.format.longDate(draft.issueDate));
  return [
    ...buildText(scene, { text: done, field: 'issueDate', style: template.body, ...column }),
    ...buildText(scene, {
      text: signatory(scene),
      field: 'seller.name',
      style: template.small,
      ...column,
    }),
  ];
}

/** A space as high as that of the other signature. */
function listPayerSignature(scene: Scene): Part[] {
  const { template, labels } = scene;
  const place = { x: MARGIN_LEFT, width: LEFT_WIDTH };
  const text = { text: labels.receipt.signatures.payer, field: 'buyer.name' } as const;
  return [
    ...buildText(scene, { ...text, style: template.small, ...place }),
    {
      height: SIGNATURE_HEIGHT,
      paint: (page, top) => paintLine(page, { ...place, y: top + SIGNATURE_HEIGHT }, template),
    },
  ];
}

function isSignedByBoth({ kind, draft }: Scene): boolean {
  return subtypeOf(kind, draft.subtype).isSignedByBoth === true;
}

/** « Signature », which one of two, or the signatory of a rent. */
function signatory(scene: Scene): string {
  const { kind, draft, labels } = scene;
  const { rent } = draft;
  if (isSignedByBoth(scene)) return labels.receipt.signatures.receiver;
  if (!kind.hasRent || !rent) return labels.receipt.signature;
  if (rent.agent?.name) return labels.rent.signature.agent;
  return labels.rent.signature[rent.otherLandlords.length > 0 ? 'landlords' : 'landlord'];
}

type Text = {
  text: string;
  field?: DraftPath | undefined;
  language?: 'fr' | undefined;
  style: TextStyle;
  x: number;
  width: number;
};

function buildText({ canvas }: Scene, { text, field, language, style, x, width }: Text): Part[] {
  if (text === '') return [];
  const node = addNode(canvas, 'P', DOCUMENT_NODE, language && { language });
  return wrap(canvas, text, style, { width, field }).map((line) => ({
    height: leading(style),
    paint: (page, top) => putText(page, line, style, { x, y: top + baseline(style), node, field }),
  }));
}

function buildLine(scene: Scene): Part {
  const { template } = scene;
  // An unreadable image leaves the space for a handwritten one.
  const image = prepareSignature(scene, {
    x: CONTENT_RIGHT - SIGNATURE_WIDTH,
    width: SIGNATURE_WIDTH,
  });
  return {
    height: SIGNATURE_HEIGHT,
    paint: (page, top) => {
      const y = top + SIGNATURE_HEIGHT;
      image?.paint(page, y - 1 - image.height);
      paintLine(page, { x: CONTENT_RIGHT - SIGNATURE_WIDTH, width: SIGNATURE_WIDTH, y }, template);
    },
  };
}

type Line = { x: number; width: number; y: number };

function paintLine(page: Page, { x, width, y }: Line, { ruleColor }: Scene['template']): void {
  const ends = { x1: x, y1: y, x2: x + width, y2: y };
  page.marks.push({ type: 'rule', ...ends, width: 0.5, color: ruleColor });
}

function spacer(height: number): Part {
  return { height, paint: () => undefined };
}

const LEFT_WIDTH = CONTENT_WIDTH - SIGNATURE_WIDTH - 28;
const PARAGRAPH_GAP = 4;
const SIGNATURE_HEIGHT = 50;
