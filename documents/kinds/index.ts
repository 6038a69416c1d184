import type { KindName } from '#documents/model/draft.ts';
import type { KindTraits } from '#documents/model/kind.ts';
import { factureAutoEntrepreneur } from './facture-auto-entrepreneur.ts';
import { factureTva } from './facture-tva.ts';

/** Every kind of document, by its name. Their rules are apart (check-conformity.ts), so that drawing does not load them. */
export const kinds: Readonly<Record<KindName, KindTraits>> = {
  'facture-tva': factureTva,
  'facture-auto-entrepreneur': factureAutoEntrepreneur,
};

export function requireKind(name: KindName): KindTraits {
  return kinds[name];
}
