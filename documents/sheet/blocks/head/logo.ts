import { addNode, DOCUMENT_NODE } from '#documents/sheet/canvas.ts';
import { MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import { readImage } from '#documents/sheet/read-image.ts';
import type { Scene } from '#documents/sheet/scene.ts';

/** The box of a logo, in points; `right` aligns it on that edge. */
export type LogoPlace = { top: number; width: number; height: number; right?: number };

type LogoScene = Pick<Scene, 'canvas' | 'labels'> & {
  draft: { seller: Scene['draft']['seller']; style: Pick<Scene['draft']['style'], 'logo'> };
};

/**
 * Fits the logo into its box without distortion. Gives its size; null without a readable logo, in
 * which case the page records where one would go.
 */
export function paintLogo(
  scene: LogoScene,
  page: Page,
  place: LogoPlace,
): { width: number; height: number } | null {
  const { logo } = scene.draft.style;
  const image = logo && readImage(logo.data);
  if (!image || 'error' in image) {
    const { width, height } = place;
    page.logoPlace = { x: startOf(place, width), y: place.top, width, height };
    return null;
  }
  const scale = Math.min(place.width / image.width, place.height / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  const node = addNode(scene.canvas, 'Figure', DOCUMENT_NODE, {
    alt: logo.alt || scene.labels.logoAlt(scene.draft.seller.name),
  });
  const position = scene.canvas.images.push(image) - 1;
  page.marks.push({
    type: 'image',
    x: startOf(place, width),
    y: place.top,
    width,
    height,
    image: position,
    node,
    field: 'style.logo',
  });
  return { width, height };
}

function startOf({ right }: LogoPlace, width: number): number {
  return right === undefined ? MARGIN_LEFT : right - width;
}
