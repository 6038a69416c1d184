import { buyerIdentityLines } from '#documents/law/identity.ts';
import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import { millimetres, WINDOW } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import { addressLines } from './address-lines.ts';

/**
 * The buyer, at the left of the window of a DL envelope; identifiers come under the address. Gives
 * the bottom of the block.
 */
export function paintAddressee(scene: Scene, page: Page, top: number): number {
  const { small, strong, body, soft } = scene.template;
  const { buyer } = scene.draft;
  const sect = addNode(scene.canvas, 'Sect', DOCUMENT_NODE);
  const label = shape(scene.canvas, nameAddressee(scene), small);
  putText(page, label, small, {
    x: WINDOW.left,
    y: top - 3.5,
    node: addNode(scene.canvas, 'P', sect),
    field: 'buyer.name',
  });
  const state = { y: top };
  const write = (text: string, style: TextStyle, field: string) => {
    const node = addNode(scene.canvas, 'P', sect);
    for (const line of wrap(scene.canvas, text, style, { width: WIDTH, field })) {
      putText(page, line, style, { x: WINDOW.left, y: state.y + baseline(style), node, field });
      state.y += leading(style);
    }
  };
  if (buyer.name && !buyer.refusesName) write(buyer.name, strong, 'buyer.name');
  for (const [index, name] of otherTenants(scene).entries())
    write(name, strong, `rent.otherTenants[${index}]`);
  if (buyer.tradeName) write(buyer.tradeName, body, 'buyer.tradeName');
  if (buyer.department) write(buyer.department, body, 'buyer.department');
  if (buyer.contactName) write(buyer.contactName, body, 'buyer.contactName');
  for (const line of addresseeLines(scene)) write(line.text, body, line.field);
  state.y += 3;
  for (const line of buyerIdentityLines(buyer, scene.draft.vatRegime, scene.labels.language))
    write(line.text, soft, line.field);
  return state.y;
}

/** « Facturé à », « Locataires » */
function nameAddressee(scene: Scene): string {
  const { labels, kind, draft } = scene;
  if (otherTenants(scene).length > 0) return labels.rent.tenants;
  return labels.addressee[kind.addressee][
    draft.buyer.kind === 'individual' ? 'individual' : 'business'
  ];
}

function otherTenants({ kind, draft }: Scene): readonly string[] {
  return kind.hasRent ? (draft.rent?.otherTenants ?? []) : [];
}

/** A tenant is written to at the dwelling, unless another address is given. */
function addresseeLines({ kind, labels, draft: { buyer, rent } }: Scene) {
  const lives = kind.hasRent && rent && !buyer.address.line1 && !buyer.address.city;
  return lives
    ? addressLines(rent.dwelling.address, 'rent.dwelling.address', labels.format)
    : addressLines(buyer.address, 'buyer.address', labels.format);
}

const WIDTH = WINDOW.right - WINDOW.left + millimetres(4);
