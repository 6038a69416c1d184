/** Chapters and their articles, in reading order; articles without a file are not linked. */
export const plan = [
  {
    slug: 'chapitre-1-bases-facturation',
    articles: [
      'quest-ce-qu-une-facture',
      'mentions-obligatoires-facture-2025',
      'facture-ttc-vs-ht',
      'facture-proforma',
      'numerotation-factures',
    ],
  },
  {
    slug: 'chapitre-2-tva-fiscalite',
    articles: [
      'comment-appliquer-tva-factures',
      'franchise-tva-concerne',
      'taux-tva-france',
      'tva-intracommunautaire-europe',
      'tva-export-hors-ue',
    ],
  },
  {
    slug: 'chapitre-3-statuts-juridiques',
    articles: [
      'facturer-auto-entrepreneur',
      'facturation-societe',
      'facturation-professions-liberales',
      'facture-entre-particuliers',
      'facturer-sans-siret',
    ],
  },
  {
    slug: 'chapitre-4-devis-acomptes',
    articles: [
      'devis-conforme',
      'difference-devis-facture',
      'acompte-facture',
      'avoir-note-credit',
      'annulation-facture-procedure',
    ],
  },
  {
    slug: 'chapitre-5-facturation-electronique',
    articles: [
      'facturation-electronique-calendrier',
      'format-factur-x',
      'plateformes-dematerialisation',
      'archivage-legal-factures',
      'loi-antifraude-tva',
    ],
  },
  {
    slug: 'chapitre-6-retards-paiement',
    articles: [
      'delais-paiement-legaux',
      'penalites-retard-calcul',
      'mentions-eviter-impayes',
      'relance-client-pratiques',
      'contentieux-facture-impayee',
    ],
  },
  {
    slug: 'chapitre-7-specificites-sectorielles',
    articles: [
      'quittance-loyer-vs-facture',
      'facture-location-bailleurs',
      'facturation-batiment-tva',
      'facturation-ecommerce-regles',
      'professions-medicales-facturation',
    ],
  },
  {
    slug: 'chapitre-8-outils-bonnes-pratiques',
    articles: [
      'checklist-envoyer-facture',
      'erreurs-frequentes-factures',
      'modeles-factures-gratuits',
      'choisir-logiciel-facturation',
      'automatiser-facturation-temps',
    ],
  },
] as const;

export type ChapterSlug = (typeof plan)[number]['slug'];
export type ArticleSlug = ChapterSlug | (typeof plan)[number]['articles'][number];

export const plannedSlugs: readonly ArticleSlug[] = plan.flatMap(({ slug, articles }) => [
  slug,
  ...articles,
]);

/** The chapter of an article; a chapter is its own. */
export function chapterOf(slug: ArticleSlug): ChapterSlug {
  const chapter = plan.find(
    (each) => each.slug === slug || each.articles.some((article) => article === slug),
  );
  if (!chapter) throw new Error(`The plan has no ${slug}`);
  return chapter.slug;
}

export function orderOf(slug: ArticleSlug): number {
  return plannedSlugs.indexOf(slug);
}

export function isPlanned(slug: string): slug is ArticleSlug {
  return plannedSlugs.some((planned) => planned === slug);
}
