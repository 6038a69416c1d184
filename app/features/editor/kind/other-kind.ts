import type { KindName } from '#documents';

/** The kinds that the editor has a page for. */
const EDITED_KINDS: readonly KindName[] = ['facture-tva', 'facture-auto-entrepreneur'];

export function isEdited(kindName: KindName): boolean {
  return EDITED_KINDS.includes(kindName);
}

/** The same invoice with VAT, or without. */
export function otherKind(kindName: KindName): KindName {
  return kindName === 'facture-tva' ? 'facture-auto-entrepreneur' : 'facture-tva';
}
