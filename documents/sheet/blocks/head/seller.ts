import { displayName, type IdentityLine, identityLines } from '#documents/law/identity.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { addNode, DOCUMENT_NODE, putText, wrap } from '#documents/sheet/canvas.ts';
import { MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import { addressLines } from './address-lines.ts';

type SellerScene = Pick<Scene, 'canvas' | 'template' | 'labels'> & {
  draft: Pick<Scene['draft'], 'seller'>;
};

/** The name, address, legal identity and contact details on the left. Gives the bottom. */
export function paintSeller(
  scene: SellerScene,
  page: Page,
  { top, width }: { top: number; width: number },
): number {
  const { strong, soft } = scene.template;
  const sect = addNode(scene.canvas, 'Sect', DOCUMENT_NODE);
  let y = top;
  const isForeign = scene.labels.language !== 'fr';
  const write = (text: string, style: TextStyle, field: DraftPath, isFrench = false) => {
    const language = isForeign && isFrench ? ({ language: 'fr' } as const) : undefined;
    const node = addNode(scene.canvas, 'P', sect, language);
    for (const line of wrap(scene.canvas, text, style, { width, field })) {
      putText(page, line, style, { x: MARGIN_LEFT, y: y + baseline(style), node, field });
      y += leading(style);
    }
  };
  const { seller } = scene.draft;
  if (displayName(seller)) write(displayName(seller), strong, 'seller.name');
  if (seller.tradeName) write(seller.tradeName, soft, 'seller.tradeName');
  for (const line of addressLines(seller.address, 'seller.address', scene.labels.format))
    write(line.text, soft, line.field);
  for (const group of [identityLines(seller, scene.labels.language), contactLines(scene)]) {
    if (group.length > 0) y += GROUP_GAP;
    for (const line of group) write(line.text, soft, line.field, line.isFrench);
  }
  return y;
}

function contactLines({ draft: { seller } }: SellerScene): IdentityLine[] {
  const phone = seller.phone?.replaceAll(' ', '\u00a0');
  const reach = [phone, seller.email].filter(Boolean).join(' · ');
  const lines: IdentityLine[] = [
    { text: seller.contactName ?? '', field: 'seller.contactName' },
    { text: reach, field: seller.phone ? 'seller.phone' : 'seller.email' },
    { text: seller.website ?? '', field: 'seller.website' },
  ];
  return lines.filter((line) => line.text !== '');
}

const GROUP_GAP = 3;
