import { addImage, addNode, DOCUMENT_NODE } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT } from '#documents/sheet/geometry.ts';
import { readImage } from '#documents/sheet/read-image.ts';
import type { Scene } from '#documents/sheet/scene.ts';

/** The issuer’s signature under an invoice, which the law does not ask for. */
export function buildOptionalSignature(scene: Scene): Block | null {
  const image = prepareSignature(scene, {
    x: CONTENT_RIGHT - SIGNATURE_WIDTH,
    width: SIGNATURE_WIDTH,
  });
  return image && { parts: [image], spaceBefore: 14 };
}

/** Keeps the image’s proportions. Null without one, or for one that cannot be read. */
export function prepareSignature(
  { canvas, draft, labels }: Scene,
  { x, width }: { x: number; width: number },
): Part | null {
  const { signature } = draft.style;
  const image = signature && readImage(signature.data);
  if (!image || 'error' in image) return null;
  const alt = labels.signatureAlt(draft.rent?.agent?.name || draft.seller.name);
  const node = addNode(canvas, 'Figure', DOCUMENT_NODE, { alt });
  const scale = Math.min(width / image.width, IMAGE_HEIGHT / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  const place = { x, image: addImage(canvas, image) };
  return {
    height: size.height,
    paint: (page, y) =>
      page.marks.push({ type: 'image', ...place, ...size, y, node, field: 'style.signature' }),
  };
}

/** The right column in which an issuer signs. */
export const SIGNATURE_WIDTH = 215;
const IMAGE_HEIGHT = 46;
