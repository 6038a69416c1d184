import { site } from '#content/site.ts';
import type { PublicPage } from './public-page.ts';

/** The home page and the pages that present the product. */
export const homePages = [
  {
    path: '/',
    name: 'Accueil',
    title: site.title,
    description: site.description,
    keywords: ['facture gratuite', 'logiciel de facturation', 'facture en ligne', 'Factur-X'],
    updated: '2026-11-30',
    legacyKeys: ['index'],
  },
  {
    path: '/modeles',
    name: 'Modèles',
    summary: 'Quatre présentations, six documents, vingt-cinq métiers.',
    title: 'Modèles de factures, devis, reçus et quittances',
    description:
      'Quatre modèles pour chaque document et vingt-cinq exemples par métier\u00a0: choisissez, remplissez en ligne, téléchargez le PDF. Gratuit, sans inscription.',
    keywords: ['modèle de facture', 'modèle de devis', 'exemple de facture', 'facture par métier'],
    updated: '2026-11-23',
    places: ['header'],
  },
] as const satisfies readonly PublicPage[];
