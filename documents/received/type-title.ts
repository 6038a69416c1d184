import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';

/** The French title of a type of invoice (BT-3, UNTDID 1001); else the one of its draft. */
export function titleOfType(typeCode: string, draft: Draft): string {
  return TITLES[typeCode] ?? subtypeOf(requireKind(draft.kind), draft.subtype).title;
}

/** Whether the customer has made this invoice or avoir, in the name of the seller. */
export function isSelfBilledType(typeCode: string): boolean {
  return SELF_BILLED.has(typeCode);
}

/** The types that France admits (BR-FR-04) and that a subtype of a draft does not tell apart. */
const TITLES: Readonly<Record<string, string>> = {
  261: 'Avoir autofacturé',
  262: 'Avoir pour remise globale',
  384: 'Facture rectificative',
  386: 'Facture d’acompte',
  389: 'Facture autofacturée',
  393: 'Facture affacturée',
  396: 'Avoir affacturé',
  471: 'Facture rectificative autofacturée',
  472: 'Facture rectificative affacturée',
  473: 'Facture rectificative autofacturée et affacturée',
  500: 'Facture d’acompte autofacturée',
  501: 'Facture autofacturée et affacturée',
  502: 'Avoir autofacturé et affacturé',
  503: 'Avoir d’acompte',
};
const SELF_BILLED: ReadonlySet<string> = new Set(['261', '389', '471', '473', '500', '501', '502']);
