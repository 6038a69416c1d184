import { type DraftPath, findField, uncapitalize } from '#documents';

/**
 * A JSON path as a reader of the form knows it: « lines[2].quantity » → « quantité de la ligne 3 ».
 */
export function describePath(path: string): string {
  const [, index, key] = /^lines\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (index !== undefined) {
    const name = key && nameOf(`lines[${index}].${key}`);
    const place = `ligne ${Number(index) + 1}`;
    return name ? `${name} de la ${place}` : place;
  }
  const [root = ''] = path.split(/[.[]/);
  const owner = OWNERS[root];
  if (!owner) return nameOf(root) ?? 'une option';
  const name = path === root ? undefined : nameOf(path);
  return `${name ?? 'une information'} (${owner})`;
}

function nameOf(path: string): string | undefined {
  const noun = NOUNS[path.replace(/\[\d+\]/g, '[0]')];
  if (noun) return noun;
  const field = findField(path);
  return field && uncapitalize(field.label);
}

const OWNERS: Readonly<Record<string, string>> = {
  seller: 'vous',
  buyer: 'client',
  deliveryAddress: 'livraison',
  payee: 'affacturage',
};
/** Where the label of the form is no noun, holds a comma or repeats its owner. */
const NOUNS: Readonly<Record<string, string>> = {
  payer: 'payeur',
  'seller.franchiseBrand': 'marque de la franchise',
  'seller.mediator.contact': 'coordonnées du médiateur',
  'buyer.kind': 'nature',
  'buyer.customerCode': 'code',
  'buyer.refusesName': 'refus du nom sur la note',
  'payee.name': 'nom',
  'lines[0].buyerReference': 'référence client',
  'lines[0].unitLabel': 'nom de l’unité',
  'lines[0].note': 'note',
  'lines[0].orderLine': 'référence de commande',
  'lines[0].accountingReference': 'imputation comptable',
  'lines[0].ecoContribution': 'éco-participation',
  'lines[0].hidesDetail': 'masquage du détail',
  'lines[0].isSelected': 'sélection',
} satisfies Partial<Record<DraftPath, string>>;
