/** Targets: gzipped bytes of script until every control is interactive. */
const FOR_WORDS = 130_000;
const FOR_DOCUMENTS = 220_000;

/** One landing page of each kind, with its target. */
export const pages = [
  { path: '/', name: 'home', maxScript: FOR_WORDS },
  { path: '/faq', name: 'faq', maxScript: FOR_WORDS },
  { path: '/articles/devis-conforme', name: 'article', maxScript: FOR_WORDS },
  {
    path: '/articles/chapitre-2-tva-fiscalite',
    name: 'chapter',
    maxScript: FOR_WORDS,
  },
  { path: '/cgu', name: 'cgu', maxScript: FOR_WORDS },
  { path: '/facture-tva', name: 'facture-tva', maxScript: FOR_DOCUMENTS },
  {
    path: '/facture-auto-entrepreneur',
    name: 'facture-auto-entrepreneur',
    maxScript: FOR_DOCUMENTS,
  },
  { path: '/devis', name: 'devis', maxScript: FOR_DOCUMENTS },
  { path: '/recu', name: 'recu', maxScript: FOR_DOCUMENTS },
  { path: '/quittance-loyer', name: 'quittance-loyer', maxScript: FOR_DOCUMENTS },
  { path: '/avoir', name: 'avoir', maxScript: FOR_DOCUMENTS },
  { path: '/lire-facture-electronique', name: 'reader', maxScript: FOR_DOCUMENTS },
  { path: '/dossier', name: 'dossier', maxScript: FOR_DOCUMENTS },
] as const;
