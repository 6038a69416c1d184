import { displayName, identityLines } from '#documents/law/identity.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import { MARGIN_LEFT, MARGIN_TOP, millimetres } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import { readImage } from '#documents/sheet/read-image.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import { addressLines } from './address-lines.ts';

/** The seller at the top left: logo, name, address, legal identity, ways to reach him. Gives the bottom of the block. */
export function paintLetterhead(scene: Scene, page: Page): number {
  const top = paintLogo(scene, page);
  const { strong, soft } = scene.template;
  const sect = addNode(scene.canvas, 'Sect', DOCUMENT_NODE);
  const state = { y: top };
  const write = (text: string, style: TextStyle, field: string) => {
    const node = addNode(scene.canvas, 'P', sect);
    for (const line of wrap(scene.canvas, text, style, { width: WIDTH, field })) {
      putText(page, line, style, { x: MARGIN_LEFT, y: state.y + baseline(style), node, field });
      state.y += leading(style);
    }
  };
  const { seller } = scene.draft;
  if (displayName(seller)) write(displayName(seller), strong, 'seller.name');
  if (seller.tradeName) write(seller.tradeName, soft, 'seller.tradeName');
  for (const line of addressLines(seller.address, 'seller.address'))
    write(line.text, soft, line.field);
  for (const group of [identityLines(seller), contactLines(scene)]) {
    if (group.length > 0) state.y += GROUP_GAP;
    for (const line of group) write(line.text, soft, line.field);
  }
  return state.y;
}

function contactLines({ draft: { seller } }: Scene): { text: string; field: string }[] {
  const phone = seller.phone?.replaceAll(' ', '\u00a0');
  const reach = [phone, seller.email].filter(Boolean).join(' · ');
  return [
    { text: seller.contactName ?? '', field: 'seller.contactName' },
    { text: reach, field: seller.phone ? 'seller.phone' : 'seller.email' },
    { text: seller.website ?? '', field: 'seller.website' },
  ].filter((line) => line.text !== '');
}

/** The logo keeps its shape inside 50 × 18 mm. A logo that cannot be read leaves its place empty. */
function paintLogo(scene: Scene, page: Page): number {
  const { logo } = scene.draft.style;
  if (!logo) return MARGIN_TOP;
  const image = readImage(logo.data);
  if ('error' in image) return MARGIN_TOP;
  const scale = Math.min(LOGO.width / image.width, LOGO.height / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  const node = addNode(scene.canvas, 'Figure', DOCUMENT_NODE, {
    alt: logo.alt || scene.labels.logoAlt(scene.draft.seller.name),
  });
  const position = scene.canvas.images.push(image) - 1;
  page.marks.push({
    type: 'image',
    x: MARGIN_LEFT,
    y: MARGIN_TOP,
    width,
    height,
    image: position,
    node,
    field: 'style.logo',
  });
  return MARGIN_TOP + height + LOGO.gap;
}

/** The title, its number and its dates at the top right. Gives the bottom of the block. */
export function paintTitle(scene: Scene, page: Page, right: number): number {
  const { title, number } = scene.template;
  const heading = addNode(scene.canvas, 'H1', DOCUMENT_NODE);
  let y = MARGIN_TOP - 6;
  const put = (text: string, style: TextStyle, field: string) => {
    for (const line of wrap(scene.canvas, text, style, { width: TITLE_WIDTH, field })) {
      putText(page, line, style, {
        x: right,
        y: y + baseline(style),
        align: 'right',
        node: heading,
        field,
      });
      y += leading(style);
    }
  };
  put(documentTitle(scene), title, 'title');
  if (scene.draft.number) put(scene.draft.number, number, 'number');
  return y;
}

/** « Facture d’acompte », or what the author called it; what was received names a rent, whoever would call it a quittance. */
export function documentTitle({ draft, totals, kind, labels }: Scene): string {
  if (kind.hasRent && totals.rent) return labels.rent.titles[totals.rent.result];
  return draft.title || subtypeOf(kind, draft.subtype).title;
}

/** A column of labels and values, aligned on the right edge. Gives the bottom. */
export function paintFacts(
  scene: Scene,
  page: Page,
  facts: readonly { label: string; value: string; field: string; isStrong?: boolean }[],
  place: { right: number; top: number },
): number {
  const { soft, softStrong } = scene.template;
  const values = facts.map((fact) =>
    shape(
      scene.canvas,
      fact.value,
      fact.isStrong ? softStrong : { ...soft, color: softStrong.color },
      fact.field,
    ),
  );
  const valueWidth = Math.max(0, ...values.map((line) => line.width));
  let y = place.top;
  facts.forEach((fact, index) => {
    const node = addNode(scene.canvas, 'P', DOCUMENT_NODE);
    const value = values[index];
    const label = shape(scene.canvas, fact.label, soft);
    putText(page, label, soft, {
      x: place.right - valueWidth - FACT_GAP,
      y: y + baseline(soft),
      align: 'right',
      node,
      field: fact.field,
    });
    if (value)
      putText(page, value, fact.isStrong ? softStrong : { ...soft, color: softStrong.color }, {
        x: place.right,
        y: y + baseline(soft),
        align: 'right',
        node,
        field: fact.field,
      });
    y += leading(soft) + 1.5;
  });
  return y;
}

/** Between address, legal identity and ways to reach the seller. */
const GROUP_GAP = 3;
const WIDTH = millimetres(82);
const TITLE_WIDTH = millimetres(90);
const FACT_GAP = 12;
const LOGO = { width: millimetres(50), height: millimetres(18), gap: 10 };
