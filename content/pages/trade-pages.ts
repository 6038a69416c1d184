import type { PublicPage } from './public-page.ts';

/** Templates, one page per trade, not in pages.ts, so that no page loads all their names. */
export const tradePages = [
  {
    path: '/modeles/plombier',
    name: 'Plombier',
    document: 'devis',
    summary:
      'Un devis de remplacement de baignoire\u00a0: main-d’œuvre à l’heure, fournitures, déchets du chantier, arrhes et rétractation.',
    title: 'Modèle de devis pour plombier',
    description:
      'Un devis de plomberie complet, avec main-d’œuvre, fournitures, TVA à 10\u00a0% et déchets de chantier. À remplir en ligne ou à télécharger en PDF.',
    keywords: ['modèle de devis pour plombier', 'modèle plombier'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/electricien',
    name: 'Électricien',
    document: 'facture',
    summary:
      'La facture de solde d’une mise en sécurité\u00a0: matériel, mètres de câble, heures, acompte déduit avec sa TVA.',
    title: 'Modèle de facture pour électricien',
    description:
      'Une facture d’électricien avec TVA à 10\u00a0%, acompte déduit, assurance et certification du client. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture pour électricien', 'modèle électricien'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/peintre',
    name: 'Peintre en bâtiment',
    document: 'devis',
    summary:
      'Un devis au mètre carré d’un artisan en franchise de TVA, avec acompte, déchets et garanties.',
    title: 'Modèle de devis pour peintre en bâtiment',
    description:
      'Un devis de peinture au mètre carré, sans TVA, avec préparation, couches, option et acompte. À remplir en ligne ou à télécharger en PDF.',
    keywords: ['modèle de devis pour peintre en bâtiment', 'modèle peintre en bâtiment'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/macon',
    name: 'Maçon',
    document: 'facture',
    summary:
      'Une situation de travaux en sous-traitance\u00a0: TVA due par le donneur d’ordre, retenue de garantie affichée.',
    title: 'Modèle de facture pour maçon sous-traitant',
    description:
      'Une facture de maçonnerie en sous-traitance, avec autoliquidation de la TVA et retenue de garantie. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture pour maçon sous-traitant', 'modèle maçon'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/menuisier',
    name: 'Menuisier',
    document: 'facture',
    summary:
      'Une facture d’atelier à une entreprise\u00a0: fournitures, pose et remise sur une ligne.',
    title: 'Modèle de facture pour menuisier',
    description:
      'Une facture de menuiserie avec TVA, sections, fournitures et pose, remise sur une ligne. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture pour menuisier', 'modèle menuisier'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/paysagiste',
    name: 'Paysagiste',
    document: 'facture',
    summary:
      'L’entretien d’automne d’un parc et la plantation d’une haie, au mètre carré, à l’heure et au mètre.',
    title: 'Modèle de facture pour paysagiste',
    description:
      'Une facture de paysagiste avec TVA à 20\u00a0%, tonte au mètre carré, taille à l’heure et déchets verts. À remplir en ligne, PDF gratuit.',
    keywords: ['modèle de facture pour paysagiste', 'modèle paysagiste'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/nettoyage',
    name: 'Nettoyage',
    document: 'facture',
    summary:
      'Le mois d’un contrat de nettoyage de bureaux, avec la vitrerie et les consommables à part.',
    title: 'Modèle de facture de nettoyage',
    description:
      'Une facture mensuelle de nettoyage\u00a0: forfait, vitrerie au mètre carré, heures et consommables. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture de nettoyage', 'modèle nettoyage'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/coiffure-esthetique',
    name: 'Coiffure et esthétique',
    document: 'note',
    summary: 'La note d’une coiffeuse à domicile en micro-entreprise, payée en espèces.',
    title: 'Modèle de note pour coiffure et esthétique',
    description:
      'Une note de coiffure ou d’esthétique à domicile, sans TVA, avec ses mentions et son médiateur. À remplir en ligne ou à télécharger en PDF.',
    keywords: ['modèle de note pour coiffure et esthétique', 'modèle coiffure et esthétique'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/photographe',
    name: 'Photographe',
    document: 'facture',
    summary:
      'Un reportage en entreprise\u00a0: journée, portraits, retouches et cession de droits, en franchise de TVA.',
    title: 'Modèle de facture pour photographe',
    description:
      'Une facture de photographe sans TVA, avec reportage, portraits, retouches et cession de droits. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture pour photographe', 'modèle photographe'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/graphiste',
    name: 'Graphiste',
    document: 'facture',
    summary:
      'Une identité visuelle en micro-entreprise\u00a0: forfaits, pièces, heures et remise de première commande.',
    title: 'Modèle de facture pour graphiste',
    description:
      'Une facture de graphiste en micro-entreprise, avec forfaits, heures de suivi et remise. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture pour graphiste', 'modèle graphiste'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/developpeur-web',
    name: 'Développeur web',
    document: 'facture',
    summary:
      'Un mois de développement facturé à la journée, avec bon de commande et option pour les débits.',
    title: 'Modèle de facture pour développeur web',
    description:
      'Une facture de développeur à la journée, avec TVA à 20\u00a0%, bon de commande et période. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture pour développeur web', 'modèle développeur web'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/consultant',
    name: 'Consultant',
    document: 'facture',
    summary:
      'Un audit pour une entreprise d’un autre pays de l’Union européenne\u00a0: autoliquidation et deux numéros de TVA.',
    title: 'Modèle de facture pour consultant',
    description:
      'Une facture de conseil à un client de l’Union européenne, en jours, avec autoliquidation et escompte. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture pour consultant', 'modèle consultant'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/formateur',
    name: 'Formateur',
    document: 'facture',
    summary: 'Une session de formation professionnelle exonérée de TVA, facturée par stagiaire.',
    title: 'Modèle de facture pour formateur',
    description:
      'Une facture de formation exonérée de TVA, par stagiaire, avec convention et déclaration d’activité. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture pour formateur', 'modèle formateur'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/traducteur',
    name: 'Traducteur',
    document: 'facture d’acompte',
    summary: 'La facture d’un acompte à la commande, rattachée à son devis, en franchise de TVA.',
    title: 'Modèle de facture d’acompte pour traducteur',
    description:
      'Une facture d’acompte de traduction, sans TVA, rattachée à son devis. À remplir en ligne, PDF Factur-X gratuit et sans inscription.',
    keywords: ['modèle de facture d’acompte pour traducteur', 'modèle traducteur'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/avocat',
    name: 'Avocat',
    document: 'facture d’honoraires',
    summary: 'Des honoraires au temps passé, une provision déduite et des débours hors TVA.',
    title: 'Modèle de facture d’honoraires d’avocat',
    description:
      'Une facture d’honoraires d’avocat avec TVA, débours à part et provision déduite. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture d’honoraires d’avocat', 'modèle avocat'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/sage-femme',
    name: 'Infirmier, sage-femme',
    document: 'note d’honoraires',
    summary: 'Une note d’honoraires de soins exonérés de TVA, réglée par carte.',
    title: 'Note d’honoraires d’infirmier ou de sage-femme',
    description:
      'Une note d’honoraires de soins, exonérée de TVA, avec le numéro RPPS et le lieu. À remplir en ligne ou à télécharger en PDF.',
    keywords: ['note d’honoraires d’infirmier ou de sage-femme', 'modèle infirmier, sage-femme'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/osteopathe',
    name: 'Ostéopathe',
    document: 'note',
    summary: 'La note d’une séance au cabinet, exonérée de TVA, réglée par chèque.',
    title: 'Modèle de note pour ostéopathe',
    description:
      'Une note de séance d’ostéopathie exonérée de TVA, à remettre au patient. À remplir en ligne ou à télécharger en PDF, gratuit.',
    keywords: ['modèle de note pour ostéopathe', 'modèle ostéopathe'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/architecte',
    name: 'Architecte',
    document: 'note d’honoraires',
    summary: 'Des honoraires par phase d’un projet, l’acompte déjà payé étant déduit avec sa TVA.',
    title: 'Modèle de note d’honoraires d’architecte',
    description:
      'Une note d’honoraires d’architecte par phase, avec TVA, acompte déduit et assurance. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de note d’honoraires d’architecte', 'modèle architecte'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/e-commerce',
    name: 'Vente en ligne',
    document: 'facture',
    summary:
      'Une commande livrée en point relais\u00a0: prix TTC, deux taux de TVA, code de remise et port.',
    title: 'Modèle de facture e-commerce',
    description:
      'Une facture de boutique en ligne en prix TTC, à deux taux de TVA, avec remise et livraison. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture e-commerce', 'modèle vente en ligne'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/restaurateur',
    name: 'Restaurateur, traiteur',
    document: 'facture',
    summary:
      'Un déjeuner d’affaires en prix TTC\u00a0: repas et boissons à leurs taux, payé par carte.',
    title: 'Modèle de facture de restaurant et traiteur',
    description:
      'Une facture de restaurant en prix TTC, repas et alcool à leurs taux de TVA, payée par carte. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture de restaurant et traiteur', 'modèle restaurateur, traiteur'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/taxi-vtc',
    name: 'Taxi, VTC',
    document: 'facture',
    summary:
      'Les courses d’une semaine pour une entreprise, à la course et au kilomètre, en prix TTC.',
    title: 'Modèle de facture pour taxi et VTC',
    description:
      'Une facture de courses de taxi ou de VTC en prix TTC, à la course et au kilomètre, avec TVA à 10\u00a0%. À remplir en ligne, PDF gratuit.',
    keywords: ['modèle de facture pour taxi et vtc', 'modèle taxi, vtc'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/garage-automobile',
    name: 'Garage automobile',
    document: 'facture',
    summary:
      'Une révision et des freins\u00a0: main-d’œuvre à l’heure, pièces référencées, véhicule et kilométrage.',
    title: 'Modèle de facture de garage automobile',
    description:
      'Une facture de garage en prix TTC\u00a0: main-d’œuvre, pièces, immatriculation et kilométrage. À remplir en ligne, PDF Factur-X gratuit.',
    keywords: ['modèle de facture de garage automobile', 'modèle garage automobile'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/artisan-art',
    name: 'Artisan d’art',
    document: 'facture',
    summary: 'Des bijoux vendus à une boutique en micro-entreprise, livrés à une autre adresse.',
    title: 'Modèle de facture pour artisan d’art',
    description:
      'Une facture de créateur en micro-entreprise\u00a0: pièces référencées, remise, livraison à une autre adresse. À remplir en ligne, PDF gratuit.',
    keywords: ['modèle de facture pour artisan d’art', 'modèle artisan d’art'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/association',
    name: 'Association',
    document: 'reçu',
    summary: 'Le reçu d’une adhésion et d’un atelier payés par chèque, en deux exemplaires.',
    title: 'Modèle de reçu d’adhésion d’association',
    description:
      'Un reçu d’adhésion d’association en chiffres et en lettres, en deux exemplaires. À remplir en ligne ou à télécharger en PDF, gratuit.',
    keywords: ['modèle de reçu d’adhésion d’association', 'modèle association'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
  {
    path: '/modeles/loueur-meuble',
    name: 'Loueur en meublé',
    document: 'quittance',
    summary: 'La quittance d’un studio meublé, loyer et charges au forfait séparés.',
    title: 'Quittance de loyer pour location meublée',
    description:
      'Une quittance de location meublée, loyer et forfait de charges séparés. À remplir en ligne ou à télécharger en PDF, gratuit et sans inscription.',
    keywords: ['quittance de loyer pour location meublée', 'modèle loueur en meublé'],
    updated: '2026-11-23',
    parent: '/modeles',
  },
] as const satisfies readonly TradePage[];

/** `document` names its sample in a sentence: « devis », « note d’honoraires ». */
export type TradePage = PublicPage & {
  path: `/modeles/${string}`;
  parent: '/modeles';
  document: string;
  summary: string;
};
