import type { PublicPage } from './public-page.ts';

/** The guides page and its chapters. A chapter’s file has the same name, title and description. */
export const guidePages = [
  {
    path: '/guides',
    name: 'Guides',
    title: 'Guides de la facturation',
    description:
      'Factures, TVA, devis, facture électronique, impayés, loyers\u00a0: des réponses exactes, avec le texte de loi et l’outil pour agir.',
    keywords: ['guide facturation', 'conseils facturation', 'règles de facturation'],
    legacyKeys: ['conseils'],
    updated: '2026-11-24',
  },
  {
    path: '/recherche',
    name: 'Rechercher',
    title: 'Rechercher dans les guides et les outils',
    description:
      'Cherchez parmi les guides et les outils : la réponse vient pendant que vous écrivez.',
    keywords: ['recherche', 'aide facturation'],
    updated: '2026-11-24',
    parent: '/guides',
  },
  {
    path: '/articles/chapitre-1-bases-facturation',
    name: 'Les bases de la facturation',
    title: 'Les bases de la facturation',
    description:
      'Ce qu’est une facture, qui doit la faire, les mentions à y porter, les numéros, le HT et le TTC : tout ce qu’il faut savoir avant la première.',
    keywords: ['facture', 'mentions obligatoires', 'numérotation'],
    updated: '2026-11-24',
    parent: '/guides',
    places: ['guides'],
  },
  {
    path: '/articles/chapitre-2-tva-fiscalite',
    name: 'TVA et fiscalité',
    title: 'TVA sur les factures : taux, franchise, étranger',
    description:
      'Facturer avec ou sans TVA, choisir le bon taux, rester en franchise ou en sortir, vendre dans l’Union européenne et au-delà.',
    keywords: ['TVA facture', 'taux de TVA', 'franchise en base'],
    updated: '2026-11-24',
    parent: '/guides',
    places: ['guides'],
  },
  {
    path: '/articles/chapitre-3-statuts-juridiques',
    name: 'Facturer selon son statut',
    title: 'Facturer selon son statut : qui écrit quoi',
    description:
      'Auto-entrepreneur, société, profession libérale, particulier, personne sans SIRET : le document à remettre et les mentions propres à chacun.',
    keywords: ['facture auto-entrepreneur', 'facture société', 'facture profession libérale'],
    updated: '2026-11-24',
    parent: '/guides',
    places: ['guides'],
  },
  {
    path: '/articles/chapitre-4-devis-acomptes',
    name: 'Devis, acomptes et avoirs',
    title: 'Devis, acomptes, avoirs : du prix au solde',
    description:
      'Du devis à la facture de solde : ce que chaque document engage, quand demander de l’argent, comment corriger ou annuler une facture.',
    keywords: ['devis', 'facture d’acompte', 'avoir'],
    updated: '2026-11-24',
    parent: '/guides',
    places: ['guides'],
  },
  {
    path: '/articles/chapitre-5-facturation-electronique',
    name: 'Facture électronique',
    title: 'La facture électronique, pas à pas',
    description:
      'Le calendrier, les plateformes agréées, le format Factur-X, la conservation des factures et les logiciels de caisse, expliqués simplement.',
    keywords: ['facture électronique', 'plateforme agréée', 'Factur-X'],
    updated: '2026-11-24',
    parent: '/guides',
    places: ['guides'],
  },
  {
    path: '/articles/chapitre-6-retards-paiement',
    name: 'Retards de paiement',
    title: 'Retards de paiement et impayés',
    description:
      'Délais de paiement, pénalités et indemnité, relances, injonction de payer : comment être payé à temps, et que faire quand on ne l’est pas.',
    keywords: ['retard de paiement', 'pénalités de retard', 'impayé'],
    updated: '2026-11-24',
    parent: '/guides',
    places: ['guides'],
  },
  {
    path: '/articles/chapitre-7-specificites-sectorielles',
    name: 'Règles par métier',
    title: 'Facturer selon son métier : les règles à part',
    description:
      'Location, bâtiment, vente en ligne, santé : ce que votre métier change à vos factures, à vos mentions et à votre TVA.',
    keywords: ['facture bâtiment', 'quittance de loyer', 'facture santé'],
    updated: '2026-11-24',
    parent: '/guides',
    places: ['guides'],
  },
  {
    path: '/articles/chapitre-8-outils-bonnes-pratiques',
    name: 'Outils et bonnes pratiques',
    title: 'Modèles, logiciels et bonnes pratiques de facturation',
    description:
      'Relire avant l’envoi, corriger une erreur, choisir un modèle ou un logiciel, ne plus rien retaper.',
    keywords: ['modèle de facture', 'logiciel de facturation', 'erreur sur une facture'],
    updated: '2026-11-27',
    parent: '/guides',
    places: ['guides'],
  },
] as const satisfies readonly PublicPage[];
