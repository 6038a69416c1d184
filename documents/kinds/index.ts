import type { KindTraits } from '#documents/model/kind.ts';
import type { KindName } from '#documents/model/subtypes.ts';
import { avoir } from './avoir.ts';
import { devis } from './devis.ts';
import { factureAutoEntrepreneur } from './facture-auto-entrepreneur.ts';
import { factureTva } from './facture-tva.ts';
import { quittanceLoyer } from './quittance-loyer.ts';
import { recu } from './recu.ts';

/** Their rules are in check-conformity.ts, so that drawing does not load them. */
export const kinds: Readonly<Record<KindName, KindTraits>> = {
  'facture-tva': factureTva,
  'facture-auto-entrepreneur': factureAutoEntrepreneur,
  devis,
  recu,
  'quittance-loyer': quittanceLoyer,
  avoir,
};

export function requireKind(name: KindName): KindTraits {
  return kinds[name];
}
