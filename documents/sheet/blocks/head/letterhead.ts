import {
  CONTENT_RIGHT,
  CONTENT_WIDTH,
  MARGIN_LEFT,
  MARGIN_TOP,
  millimetres,
  PAGE_WIDTH,
  WINDOW,
} from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import type { Letterhead } from '#documents/sheet/template.ts';
import { WHITE } from '#documents/sheet/templates/colors.ts';
import { paintAddressee } from './addressee.ts';
import { paintFactColumn } from './fact-column.ts';
import { paintFactRow } from './fact-row.ts';
import { dateFacts } from './facts.ts';
import { paintLogo } from './logo.ts';
import { paintSeller } from './seller.ts';
import { paintTitle } from './title.ts';

/** Title, dates, seller and buyer, in reading order. Gives the top of the content below. */
export function paintLetterhead(scene: Scene, page: Page): number {
  const { letterhead } = scene.template;
  switch (letterhead.kind) {
    case 'sides':
      return paintSides(scene, page);
    case 'band':
      return paintBand(scene, page);
    case 'columns':
      return paintColumns(scene, page, letterhead);
  }
}

/** The seller at the top left, the title and its dates opposite. */
function paintSides(scene: Scene, page: Page): number {
  const titleBottom = paintTitle(scene, page, {
    x: CONTENT_RIGHT,
    top: MARGIN_TOP - 6,
    width: TITLE_WIDTH,
    align: 'right',
  });
  const factsBottom = paintFactColumn(scene, page, dateFacts(scene), {
    right: CONTENT_RIGHT,
    top: titleBottom + 4,
  });
  const sellerBottom = paintSellerUnderLogo(scene, page, MARGIN_TOP);
  const buyerBottom = paintAddressee(scene, page, Math.max(WINDOW.top, factsBottom + 14));
  return Math.max(sellerBottom, buyerBottom, MINIMUM_TOP) + 14;
}

/** The title and its dates in white on a band of the accent colour, as high as its content. */
function paintBand(scene: Scene, page: Page): number {
  const ground = page.marks.length;
  const facts = dateFacts(scene);
  const titleBottom = paintTitle(scene, page, {
    x: MARGIN_LEFT,
    top: BAND.padding,
    width: TITLE_WIDTH + 20,
    align: 'left',
    color: WHITE,
  });
  const factsBottom = paintFactColumn(scene, page, facts, {
    right: CONTENT_RIGHT,
    top: BAND.padding + 8,
    color: WHITE,
  });
  const height = Math.max(BAND.height, titleBottom + BAND.padding, factsBottom + BAND.padding);
  page.marks.splice(ground, 0, {
    type: 'box',
    x: 0,
    y: 0,
    width: PAGE_WIDTH,
    height,
    fill: scene.template.accentColor,
  });
  const sellerBottom = paintSellerUnderLogo(scene, page, height + BAND.gap);
  const buyerBottom = paintAddressee(scene, page, Math.max(WINDOW.top, height + BAND.gap + 10));
  return Math.max(sellerBottom, buyerBottom, MINIMUM_TOP) + 14;
}

/** The title with the logo opposite, a row of dates, then both parties side by side. */
function paintColumns(
  scene: Scene,
  page: Page,
  look: Extract<Letterhead, { kind: 'columns' }>,
): number {
  if (look.hasMark) paintMark(scene.template, page);
  const room = scene.draft.style.logo ? CONTENT_WIDTH - look.logo.width - 20 : CONTENT_WIDTH;
  const titleBottom = paintTitle(scene, page, {
    x: MARGIN_LEFT,
    top: MARGIN_TOP - 6,
    width: room,
    align: 'left',
  });
  const factsBottom = paintFactRow(scene, page, dateFacts(scene), {
    top: titleBottom + 5,
    width: room,
  });
  const place = { top: MARGIN_TOP - 6, right: CONTENT_RIGHT, ...look.logo };
  const logo = paintLogo(scene, page, place);
  const headBottom = Math.max(factsBottom, place.top + (logo?.height ?? 0));
  const top = Math.max(look.top ?? WINDOW.top, headBottom + 18);
  const sellerBottom = paintSeller(scene, page, { top, width: SELLER_WIDTH });
  const buyerBottom = paintAddressee(scene, page, top);
  return Math.max(sellerBottom, buyerBottom) + 14 * scene.template.spacing;
}

function paintSellerUnderLogo(scene: Scene, page: Page, top: number): number {
  const logo = paintLogo(scene, page, { top, ...LOGO });
  const below = logo ? top + logo.height + LOGO_GAP : top;
  return paintSeller(scene, page, { top: below, width: SELLER_WIDTH });
}

/** A short mark in the accent colour at the top of the page. */
export function paintMark(template: Scene['template'], page: Page): void {
  page.marks.push({
    type: 'box',
    x: MARGIN_LEFT,
    y: MARGIN_TOP - 14,
    width: 30,
    height: 3,
    fill: template.accentColor,
  });
}

const SELLER_WIDTH = millimetres(82);
const TITLE_WIDTH = millimetres(90);
const LOGO = { width: millimetres(50), height: millimetres(18) };
const LOGO_GAP = 10;
const MINIMUM_TOP = 230;
const BAND = { height: 92, padding: 20, gap: 18 };
