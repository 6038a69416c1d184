import { displayName, identityFooter } from '#documents/law/identity.ts';
import { type Canvas, measure, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import {
  CONTENT_RIGHT,
  CONTENT_WIDTH,
  FOOTER_BASELINE,
  MARGIN_LEFT,
  MARGIN_TOP,
  PAGE_HEIGHT,
  PAGE_WIDTH,
} from '#documents/sheet/geometry.ts';
import type { Mark, Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { leading } from '#documents/sheet/template.ts';
import { documentTitle } from './head/title.ts';

type FootScene = Pick<Scene, 'canvas' | 'template' | 'labels'> & {
  draft: Pick<Scene['draft'], 'seller'>;
};

/**
 * The footer of every page, once pages are counted: legal identity, page x / y. Artifacts, since
 * the document holds the same words.
 */
export function paintFooters(scene: FootScene, pages: readonly Page[]): void {
  const { canvas, template, labels, draft } = scene;
  const style = template.footer;
  const identity = wrap(canvas, identityFooter(draft.seller, labels.language), style, {
    width: CONTENT_WIDTH - 50,
    field: 'seller.name',
  }).slice(0, 2);
  pages.forEach((page, index) => {
    const y = FOOTER_BASELINE - 12;
    page.marks.push({
      type: 'rule',
      x1: MARGIN_LEFT,
      y1: y,
      x2: CONTENT_RIGHT,
      y2: y,
      width: 0.5,
      color: template.ruleColor,
    });
    identity.forEach((line, row) => {
      putText(page, line, style, {
        x: MARGIN_LEFT,
        y: FOOTER_BASELINE + row * leading(style),
        field: 'seller.name',
      });
    });
    putText(page, shape(canvas, labels.page(index + 1, pages.length), style), style, {
      x: CONTENT_RIGHT,
      align: 'right',
      y: FOOTER_BASELINE,
    });
  });
}

/** The head of later pages, naming the document. Gives the top of the content. */
export function paintRunningHead(scene: Scene, page: Page): number {
  const { canvas, template, draft } = scene;
  const style = template.soft;
  if (template.letterhead.kind === 'band') paintBar(page, template.accentColor);
  const title = shape(
    canvas,
    [documentTitle(scene), draft.number].filter(Boolean).join(' '),
    template.softStrong,
  );
  putText(page, title, template.softStrong, { x: CONTENT_RIGHT, align: 'right', y: MARGIN_TOP });
  putText(
    page,
    wrap(canvas, displayName(draft.seller), style, {
      width: CONTENT_WIDTH - title.width - 20,
    })[0] ?? title,
    style,
    { x: MARGIN_LEFT, y: MARGIN_TOP },
  );
  return MARGIN_TOP + 20;
}

/** A full-width band, also used on later pages. */
export function paintBar(page: Page, fill: string, height = 10): void {
  page.marks.push({ type: 'box', x: 0, y: 0, width: page.width, height, fill });
}

/** A word across the page, below all other marks. */
export function createWatermark(canvas: Canvas, text: string, color: string): Mark {
  const unit = { size: 100, weight: 'semibold', color } as const;
  const size = Math.min(120, (WATERMARK_LENGTH / measure(canvas, text, unit)) * 100);
  const line = shape(canvas, text, { ...unit, size });
  return {
    type: 'watermark',
    x: PAGE_WIDTH / 2,
    y: PAGE_HEIGHT / 2,
    text,
    part: 'latin',
    weight: 'semibold',
    size,
    color,
    width: line.width,
    angle: -50,
  };
}

const WATERMARK_LENGTH = 640;
