import { findField, uncapitalize } from '#documents';

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
  const field = findField(path);
  return field && uncapitalize(field.label);
}

const OWNERS: Readonly<Record<string, string>> = {
  seller: 'vous',
  buyer: 'client',
  deliveryAddress: 'livraison',
  payee: 'affacturage',
};
