import { RENT_TITLES } from '#documents/law/rent-titles.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { printedTitle, subtypeOf } from '#documents/model/kind.ts';
import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import { frenchLabels } from '#documents/sheet/labels/labels.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';

/** `color` is set when the title lies on a ground. */
export type TitlePlace = {
  x: number;
  top: number;
  width: number;
  align: 'left' | 'right';
  color?: string;
};

/** The title with its number below. Gives the bottom of the block. */
export function paintTitle(scene: Scene, page: Page, place: TitlePlace): number {
  const { title, number } = scene.template;
  const node = addNode(scene.canvas, 'H1', DOCUMENT_NODE);
  const { x, width, align, color } = place;
  let y = place.top;
  const put = (text: string, look: TextStyle, field: DraftPath) => {
    const style = color ? { ...look, color } : look;
    for (const line of wrap(scene.canvas, text, style, { width, field })) {
      putText(page, line, style, { x, y: y + baseline(style), align, node, field });
      y += leading(style);
    }
  };
  put(documentTitle(scene), title, 'title');
  if (scene.draft.number) put(scene.draft.number, number, 'number');
  const french = frenchTitle(scene);
  if (french) {
    const style = { ...scene.template.soft, color: color ?? scene.template.soft.color };
    const node = addNode(scene.canvas, 'P', DOCUMENT_NODE, { language: 'fr' });
    const line = shape(scene.canvas, french, style);
    putText(page, line, style, { x, y: y + baseline(style), align, node, field: 'title' });
    y += leading(style);
  }
  return y;
}

/**
 * The author's title, or « Facture d’acompte »; the received amount decides for a rent, since an
 * author might wrongly call it a quittance.
 */
export function documentTitle({ draft, totals, kind, labels }: Scene): string {
  if (kind.hasRent && totals.rent) return RENT_TITLES[totals.rent.result][labels.language];
  const traits = subtypeOf(kind, draft.subtype);
  return draft.title || printedTitle(traits, draft.situation, labels.language);
}

/** The French legal name under a title in another language; null for the author's own title. */
function frenchTitle(scene: Scene): string | null {
  const isNamed = scene.draft.title && !scene.kind.hasRent;
  if (scene.labels.language === 'fr' || isNamed) return null;
  return documentTitle({ ...scene, labels: frenchLabels });
}
