import type { DraftInput } from '#documents/model/draft.ts';
import { agenceVoyages } from './agence-voyages.ts';
import { agenceWebAcompte } from './agence-web-acompte.ts';
import { agenceWebSolde } from './agence-web-solde.ts';
import { antiquaire } from './antiquaire.ts';
import { architecteSuisse } from './architecte-suisse.ts';
import { autofacturationLaiterie } from './autofacturation-laiterie.ts';
import { avocateDebours } from './avocate-debours.ts';
import { avoirAcompte } from './avoir-acompte.ts';
import { avoirGesteCommercial } from './avoir-geste-commercial.ts';
import { avoirLaiterie } from './avoir-laiterie.ts';
import { avoirNetDeTaxe } from './avoir-net-de-taxe.ts';
import { avoirRetour } from './avoir-retour.ts';
import { avoirRistourne } from './avoir-ristourne.ts';
import { avoirTotal } from './avoir-total.ts';
import { climatisationReunion } from './climatisation-reunion.ts';
import { coiffeuseADomicile } from './coiffeuse-a-domicile.ts';
import { consultanteUnionEuropeenne } from './consultante-union-europeenne.ts';
import { creatriceBijoux } from './creatrice-bijoux.ts';
import { developpeurNumeroTva } from './developpeur-numero-tva.ts';
import { devisAgenceWeb } from './devis-agence-web.ts';
import { devisAgenceWebAvenant } from './devis-agence-web-avenant.ts';
import { devisCuisinisteCommande } from './devis-cuisiniste-commande.ts';
import { devisGraphiste } from './devis-graphiste.ts';
import { devisPlombier } from './devis-plombier.ts';
import { epicerieEnGros } from './epicerie-en-gros.ts';
import { exportateur } from './exportateur.ts';
import { fleuriste } from './fleuriste.ts';
import { fournisseurCollectivite } from './fournisseur-collectivite.ts';
import { graphiste } from './graphiste.ts';
import { guyane } from './guyane.ts';
import { hotelCorse } from './hotel-corse.ts';
import { illustratrice } from './illustratrice.ts';
import { infogerancePrelevement } from './infogerance-prelevement.ts';
import { livraisonIntracommunautaire } from './livraison-intracommunautaire.ts';
import { maconMicroSousTraitant } from './macon-micro-sous-traitant.ts';
import { medecin } from './medecin.ts';
import { menuisier } from './menuisier.ts';
import { menuisierAvecLogo } from './menuisier-avec-logo.ts';
import { occasionVelos } from './occasion-velos.ts';
import { organismeFormation } from './organisme-formation.ts';
import { plombierChauffagiste } from './plombier-chauffagiste.ts';
import { proformaMachine } from './proforma-machine.ts';
import { quittanceAppartement } from './quittance-appartement.ts';
import { quittanceAvisEcheance } from './quittance-avis-echeance.ts';
import { quittanceEntree } from './quittance-entree.ts';
import { quittanceLocalProfessionnel } from './quittance-local-professionnel.ts';
import { quittancePartielle } from './quittance-partielle.ts';
import { rectificative } from './rectificative.ts';
import { recuAcompte } from './recu-acompte.ts';
import { recuArrhes } from './recu-arrhes.ts';
import { recuDepotGarantie } from './recu-depot-garantie.ts';
import { recuEntreParticuliers } from './recu-entre-particuliers.ts';
import { recuFactures } from './recu-factures.ts';
import { recuRemboursement } from './recu-remboursement.ts';
import { recuSoldeTva } from './recu-solde-tva.ts';
import { restaurateur } from './restaurateur.ts';
import { sousTraitantBatiment } from './sous-traitant-batiment.ts';
import { traducteurAcompte } from './traducteur-acompte.ts';

/** Drafts as real trades would write them, by a French name; each is complete on its day of issue. */
export const samples = {
  menuisier,
  'menuisier-avec-logo': menuisierAvecLogo,
  'plombier-chauffagiste': plombierChauffagiste,
  'agence-web-acompte': agenceWebAcompte,
  'agence-web-solde': agenceWebSolde,
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
  exportateur,
  'architecte-suisse': architecteSuisse,
  'hotel-corse': hotelCorse,
  'climatisation-reunion': climatisationReunion,
  antiquaire,
  'occasion-velos': occasionVelos,
  'agence-voyages': agenceVoyages,
  rectificative,
  'autofacturation-laiterie': autofacturationLaiterie,
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
} satisfies Record<string, DraftInput>;
