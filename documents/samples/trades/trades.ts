import type { DraftInput } from '#documents/model/draft.ts';
import { devisPlombier } from '#documents/samples/devis/plombier.ts';
import { coiffeuseADomicile } from '#documents/samples/facture-auto-entrepreneur/coiffeuse-a-domicile.ts';
import { creatriceBijoux } from '#documents/samples/facture-auto-entrepreneur/creatrice-bijoux.ts';
import { graphiste } from '#documents/samples/facture-auto-entrepreneur/graphiste.ts';
import { organismeFormation } from '#documents/samples/facture-auto-entrepreneur/organisme-formation.ts';
import { traducteurAcompte } from '#documents/samples/facture-auto-entrepreneur/traducteur-acompte.ts';
import { avocateDebours } from '#documents/samples/facture-tva/avocate-debours.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { restaurateur } from '#documents/samples/facture-tva/restaurateur.ts';
import { consultanteUnionEuropeenne } from '#documents/samples/facture-tva/special-regimes/consultante-union-europeenne.ts';
import { association } from './people/association.ts';
import { boutiqueEnLigne } from './people/boutique-en-ligne.ts';
import { loueurMeuble } from './people/loueur-meuble.ts';
import { osteopathe } from './people/osteopathe.ts';
import { photographe } from './people/photographe.ts';
import { sageFemme } from './people/sage-femme.ts';
import { architecte } from './services/architecte.ts';
import { developpeurWeb } from './services/developpeur-web.ts';
import { garage } from './services/garage.ts';
import { nettoyage } from './services/nettoyage.ts';
import { taxi } from './services/taxi.ts';
import { electricien } from './works/electricien.ts';
import { macon } from './works/macon.ts';
import { paysagiste } from './works/paysagiste.ts';
import { peintre } from './works/peintre.ts';

export const trades = {
  plombier: devisPlombier,
  electricien,
  peintre,
  macon,
  menuisier,
  paysagiste,
  nettoyage,
  'coiffure-esthetique': coiffeuseADomicile,
  photographe,
  graphiste,
  'developpeur-web': developpeurWeb,
  consultant: consultanteUnionEuropeenne,
  formateur: organismeFormation,
  traducteur: traducteurAcompte,
  avocat: avocateDebours,
  'sage-femme': sageFemme,
  osteopathe,
  architecte,
  'e-commerce': boutiqueEnLigne,
  restaurateur,
  'taxi-vtc': taxi,
  'garage-automobile': garage,
  'artisan-art': creatriceBijoux,
  association,
  'loueur-meuble': loueurMeuble,
} satisfies Record<string, DraftInput>;
