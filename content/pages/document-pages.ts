import type { PublicPage } from './public-page.ts';

/** The pages that make a document, as menus and tiles present them. */
export const documentPages = [
  {
    kind: 'facture-tva',
    path: '/facture-tva',
    name: 'Facture avec TVA',
    summary: 'Vous facturez la TVA à vos clients.',
    title: 'Facture avec TVA gratuite en ligne',
    description:
      'Faites une facture avec TVA conforme au droit français et téléchargez-la en PDF Factur-X. Gratuit, sans inscription, vos données restent chez vous.',
    keywords: ['facture avec TVA', 'modèle de facture', 'facture PDF', 'Factur-X'],
    updated: '2026-11-23',
    places: ['documents'],
    legacyKeys: ['facture_avec_tva'],
  },
  {
    kind: 'facture-auto-entrepreneur',
    path: '/facture-auto-entrepreneur',
    name: 'Facture sans TVA',
    summary: 'Micro-entreprise et franchise en base.',
    title: 'Facture sans TVA d’auto-entrepreneur',
    description:
      'Faites une facture sans TVA de micro-entrepreneur, avec ses mentions obligatoires, et téléchargez-la en PDF Factur-X. Gratuit, sans inscription.',
    keywords: ['facture auto-entrepreneur', 'facture micro-entreprise', 'facture sans TVA'],
    updated: '2026-11-23',
    places: ['documents'],
    legacyKeys: ['facture_sans_tva'],
  },
  {
    kind: 'devis',
    path: '/devis',
    name: 'Devis',
    summary: 'Vos prix, vos options et le bon pour accord.',
    title: 'Devis gratuit en ligne',
    description:
      'Faites un devis conforme au droit français, avec options, acompte et bon pour accord, et téléchargez-le en PDF. Gratuit, sans inscription.',
    keywords: ['devis gratuit', 'modèle de devis', 'bon pour accord', 'devis PDF'],
    updated: '2026-11-23',
    places: ['documents'],
  },
  {
    kind: 'recu',
    path: '/recu',
    name: 'Reçu',
    summary: 'Vous avez reçu un paiement, un acompte ou un dépôt.',
    title: 'Reçu de paiement gratuit en ligne',
    description:
      'Faites le reçu d’un paiement, d’un acompte ou d’un dépôt de garantie, en chiffres et en lettres, et téléchargez-le en PDF. Gratuit, sans inscription.',
    keywords: ['reçu de paiement', 'modèle de reçu', 'reçu d’acompte'],
    updated: '2026-11-23',
    places: ['documents'],
  },
  {
    kind: 'quittance-loyer',
    path: '/quittance-loyer',
    name: 'Quittance de loyer',
    summary: 'Votre locataire a payé son loyer.',
    title: 'Quittance de loyer gratuite en ligne',
    description:
      'Faites une quittance de loyer, ou le reçu d’un paiement partiel, pour un mois ou pour l’année, et téléchargez-la en PDF. Gratuit, sans inscription.',
    keywords: ['quittance de loyer', 'modèle de quittance', 'bailleur', 'location'],
    updated: '2026-11-23',
    places: ['documents'],
    legacyKeys: ['quittance'],
  },
  {
    kind: 'avoir',
    path: '/avoir',
    name: 'Avoir',
    summary: 'Vous annulez ou réduisez une facture.',
    title: 'Avoir gratuit en ligne',
    description:
      'Faites un avoir qui annule ou réduit une facture, conforme au droit français, et téléchargez-le en PDF Factur-X. Gratuit, sans inscription.',
    keywords: ['avoir', 'facture d’avoir', 'note de crédit', 'annuler une facture'],
    updated: '2026-11-23',
    places: ['documents'],
    legacyKeys: ['note_credit'],
  },
] as const satisfies readonly (PublicPage & { kind: string; summary: string })[];
