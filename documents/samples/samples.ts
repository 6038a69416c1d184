import type { DraftInput } from '#documents/model/draft.ts';
import { avoirAcompte } from './avoir/acompte.ts';
import { avoirGesteCommercial } from './avoir/geste-commercial.ts';
import { avoirImprimerie } from './avoir/imprimerie.ts';
import { avoirLaiterie } from './avoir/laiterie.ts';
import { avoirNetDeTaxe } from './avoir/net-de-taxe.ts';
import { avoirRetour } from './avoir/retour.ts';
import { avoirRistourne } from './avoir/ristourne.ts';
import { avoirTotal } from './avoir/total.ts';
import { devisAgenceWeb } from './devis/agence-web.ts';
import { devisAgenceWebAvenant } from './devis/agence-web-avenant.ts';
import { devisCuisinisteCommande } from './devis/cuisiniste-commande.ts';
import { devisGraphiste } from './devis/graphiste.ts';
import { devisPlombier } from './devis/plombier.ts';
import { coiffeuseADomicile } from './facture-auto-entrepreneur/coiffeuse-a-domicile.ts';
import { creatriceBijoux } from './facture-auto-entrepreneur/creatrice-bijoux.ts';
import { developpeurNumeroTva } from './facture-auto-entrepreneur/developpeur-numero-tva.ts';
import { graphiste } from './facture-auto-entrepreneur/graphiste.ts';
import { guyane } from './facture-auto-entrepreneur/guyane.ts';
import { maconMicroSousTraitant } from './facture-auto-entrepreneur/macon-micro-sous-traitant.ts';
import { medecin } from './facture-auto-entrepreneur/medecin.ts';
import { organismeFormation } from './facture-auto-entrepreneur/organisme-formation.ts';
import { traducteurAcompte } from './facture-auto-entrepreneur/traducteur-acompte.ts';
import { affacturageImprimerie } from './facture-tva/affacturage-imprimerie.ts';
import { agenceWebAcompte } from './facture-tva/agence-web-acompte.ts';
import { agenceWebSolde } from './facture-tva/agence-web-solde.ts';
import { autofacturationLaiterie } from './facture-tva/autofacturation-laiterie.ts';
import { avocateDebours } from './facture-tva/avocate-debours.ts';
import { climatisationReunion } from './facture-tva/climatisation-reunion.ts';
import { epicerieEnGros } from './facture-tva/epicerie-en-gros.ts';
import { facadeSituation } from './facture-tva/facade-situation.ts';
import { fleuriste } from './facture-tva/fleuriste.ts';
import { fournisseurCollectivite } from './facture-tva/fournisseur-collectivite.ts';
import { hotelCorse } from './facture-tva/hotel-corse.ts';
import { illustratrice } from './facture-tva/illustratrice.ts';
import { infogerancePrelevement } from './facture-tva/infogerance-prelevement.ts';
import { menuisier } from './facture-tva/menuisier.ts';
import { menuisierAvecLogo } from './facture-tva/menuisier-avec-logo.ts';
import { plombierChauffagiste } from './facture-tva/plombier-chauffagiste.ts';
import { proformaMachine } from './facture-tva/proforma-machine.ts';
import { rectificative } from './facture-tva/rectificative.ts';
import { renovationMixte } from './facture-tva/renovation-mixte.ts';
import { restaurateur } from './facture-tva/restaurateur.ts';
import { agenceVoyages } from './facture-tva/special-regimes/agence-voyages.ts';
import { antiquaire } from './facture-tva/special-regimes/antiquaire.ts';
import { consultanteUnionEuropeenne } from './facture-tva/special-regimes/consultante-union-europeenne.ts';
import { exportateur } from './facture-tva/special-regimes/exportateur.ts';
import { exportateurNoumea } from './facture-tva/special-regimes/exportateur-noumea.ts';
import { livraisonIntracommunautaire } from './facture-tva/special-regimes/livraison-intracommunautaire.ts';
import { luminairesBelgique } from './facture-tva/special-regimes/luminaires-belgique.ts';
import { negociantVietnam } from './facture-tva/special-regimes/negociant-vietnam.ts';
import { occasionVelos } from './facture-tva/special-regimes/occasion-velos.ts';
import { operationTriangulaire } from './facture-tva/special-regimes/operation-triangulaire.ts';
import { sousTraitantBatiment } from './facture-tva/special-regimes/sous-traitant-batiment.ts';
import { studioSuisse } from './facture-tva/special-regimes/studio-suisse.ts';
import { vanilleReunion } from './facture-tva/special-regimes/vanille-reunion.ts';
import { quittanceAppartement } from './quittance-loyer/appartement.ts';
import { quittanceAvisEcheance } from './quittance-loyer/avis-echeance.ts';
import { quittanceEntree } from './quittance-loyer/entree.ts';
import { quittanceLocalProfessionnel } from './quittance-loyer/local-professionnel.ts';
import { quittancePartielle } from './quittance-loyer/partielle.ts';
import { recuAcompte } from './recu/acompte.ts';
import { recuArrhes } from './recu/arrhes.ts';
import { recuDepotGarantie } from './recu/depot-garantie.ts';
import { recuEntreParticuliers } from './recu/entre-particuliers.ts';
import { recuFactures } from './recu/factures.ts';
import { recuRemboursement } from './recu/remboursement.ts';
import { recuSoldeTva } from './recu/solde-tva.ts';

/** Realistic drafts of real trades, by a French name; each is complete on its issue date. */
export const samples = {
  menuisier,
  'menuisier-avec-logo': menuisierAvecLogo,
  'plombier-chauffagiste': plombierChauffagiste,
  'renovation-mixte': renovationMixte,
  'agence-web-acompte': agenceWebAcompte,
  'agence-web-solde': agenceWebSolde,
  'facade-situation': facadeSituation,
  restaurateur,
  fleuriste,
  'epicerie-en-gros': epicerieEnGros,
  illustratrice,
  'avocate-debours': avocateDebours,
  'infogerance-prelevement': infogerancePrelevement,
  'fournisseur-collectivite': fournisseurCollectivite,
  'sous-traitant-batiment': sousTraitantBatiment,
  'consultante-union-europeenne': consultanteUnionEuropeenne,
  'livraison-intracommunautaire': livraisonIntracommunautaire,
  'operation-triangulaire': operationTriangulaire,
  'luminaires-belgique': luminairesBelgique,
  exportateur,
  'exportateur-noumea': exportateurNoumea,
  'vanille-reunion': vanilleReunion,
  'studio-suisse': studioSuisse,
  'negociant-vietnam': negociantVietnam,
  'hotel-corse': hotelCorse,
  'climatisation-reunion': climatisationReunion,
  antiquaire,
  'occasion-velos': occasionVelos,
  'agence-voyages': agenceVoyages,
  rectificative,
  'autofacturation-laiterie': autofacturationLaiterie,
  'affacturage-imprimerie': affacturageImprimerie,
  'proforma-machine': proformaMachine,
  graphiste,
  'developpeur-numero-tva': developpeurNumeroTva,
  'coiffeuse-a-domicile': coiffeuseADomicile,
  'macon-micro-sous-traitant': maconMicroSousTraitant,
  'creatrice-bijoux': creatriceBijoux,
  'traducteur-acompte': traducteurAcompte,
  'organisme-formation': organismeFormation,
  medecin,
  guyane,
  'recu-factures': recuFactures,
  'recu-acompte': recuAcompte,
  'recu-arrhes': recuArrhes,
  'recu-solde-tva': recuSoldeTva,
  'recu-depot-garantie': recuDepotGarantie,
  'recu-remboursement': recuRemboursement,
  'recu-entre-particuliers': recuEntreParticuliers,
  'quittance-appartement': quittanceAppartement,
  'quittance-entree': quittanceEntree,
  'quittance-partielle': quittancePartielle,
  'quittance-avis-echeance': quittanceAvisEcheance,
  'quittance-local-professionnel': quittanceLocalProfessionnel,
  'devis-agence-web': devisAgenceWeb,
  'devis-agence-web-avenant': devisAgenceWebAvenant,
  'devis-plombier': devisPlombier,
  'devis-graphiste': devisGraphiste,
  'devis-cuisiniste-commande': devisCuisinisteCommande,
  'avoir-total': avoirTotal,
  'avoir-retour': avoirRetour,
  'avoir-geste-commercial': avoirGesteCommercial,
  'avoir-net-de-taxe': avoirNetDeTaxe,
  'avoir-acompte': avoirAcompte,
  'avoir-ristourne': avoirRistourne,
  'avoir-laiterie': avoirLaiterie,
  'avoir-imprimerie': avoirImprimerie,
} satisfies Record<string, DraftInput>;
