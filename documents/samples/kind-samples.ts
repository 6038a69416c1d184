import type { DraftInput } from '#documents/model/draft.ts';
import type { KindName } from '#documents/model/subtypes.ts';
import { avoirRetour } from './avoir/retour.ts';
import { devisPlombier } from './devis/plombier.ts';
import { graphiste } from './facture-auto-entrepreneur/graphiste.ts';
import { menuisier } from './facture-tva/menuisier.ts';
import { quittanceAppartement } from './quittance-loyer/appartement.ts';
import { recuSoldeTva } from './recu/solde-tva.ts';

/** Shown on the home page and among the templates. */
export const kindSamples: Readonly<Record<KindName, DraftInput>> = {
  'facture-tva': menuisier,
  'facture-auto-entrepreneur': graphiste,
  devis: devisPlombier,
  recu: recuSoldeTva,
  'quittance-loyer': quittanceAppartement,
  avoir: avoirRetour,
};
