import { withholdsName } from '#documents/law/buyer-status.ts';
import { buyerIdentityLines } from '#documents/law/identity.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import { millimetres, WINDOW } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import { addressLines } from './address-lines.ts';

/** The buyer in the window of a DL envelope, identifiers below. Gives the bottom. */
export function paintAddressee(scene: Scene, page: Page, top: number): number {
  const { small } = scene.template;
  const lines = listAddresseeLines(scene);
  const identity = buyerIdentityLines(
    scene.draft.buyer,
    scene.draft.vatRegime,
    scene.labels.language,
  );
  // A note may be anonymous: a consumer can refuse to be named.
  if (withholdsName(scene.draft) && lines.length + identity.length === 0) return top;
  const sect = addNode(scene.canvas, 'Sect', DOCUMENT_NODE);
  const label = shape(scene.canvas, nameAddressee(scene), small);
  putText(page, label, small, {
    x: WINDOW.left,
    y: top - 3.5,
    node: addNode(scene.canvas, 'P', sect),
    field: 'buyer.name',
  });
  const state = { y: top };
  const write = ({ text, style, field }: AddresseeLine) => {
    const node = addNode(scene.canvas, 'P', sect);
    for (const line of wrap(scene.canvas, text, style, { width: WIDTH, field })) {
      putText(page, line, style, { x: WINDOW.left, y: state.y + baseline(style), node, field });
      state.y += leading(style);
    }
  };
  for (const line of lines) write(line);
  state.y += 3;
  for (const line of identity) write({ ...line, style: scene.template.soft });
  return state.y;
}

type AddresseeLine = { text: string; style: TextStyle; field: DraftPath };

function listAddresseeLines(scene: Scene): AddresseeLine[] {
  const { strong, body } = scene.template;
  const { name, tradeName, department, contactName } = scene.draft.buyer;
  const lines: AddresseeLine[] = [
    { text: withholdsName(scene.draft) ? '' : name, style: strong, field: 'buyer.name' },
    ...otherTenants(scene).map(
      (text, index): AddresseeLine => ({
        text,
        style: strong,
        field: `rent.otherTenants[${index}]`,
      }),
    ),
    { text: tradeName ?? '', style: body, field: 'buyer.tradeName' },
    { text: department ?? '', style: body, field: 'buyer.department' },
    { text: contactName ?? '', style: body, field: 'buyer.contactName' },
    ...addresseeLines(scene).map((line) => ({ ...line, style: body })),
  ];
  return lines.filter(({ text }) => text !== '');
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

/** Without another address, a tenant is written to at the dwelling. */
function addresseeLines({ kind, labels, draft: { buyer, rent } }: Scene) {
  const lives = kind.hasRent && rent && !buyer.address.line1 && !buyer.address.city;
  return lives
    ? addressLines(rent.dwelling.address, 'rent.dwelling.address', labels.format)
    : addressLines(buyer.address, 'buyer.address', labels.format);
}

const WIDTH = WINDOW.right - WINDOW.left + millimetres(4);
