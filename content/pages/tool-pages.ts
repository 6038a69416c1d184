import type { PublicPage } from './public-page.ts';

/** Tools around documents. */
export const toolPages = [
  {
    path: '/lire-facture-electronique',
    name: 'Lire une facture électronique',
    summary: 'Affichez et vérifiez une facture reçue.',
    title: 'Lire une facture électronique',
    description:
      'Ouvrez une facture Factur-X, ZUGFeRD, CII ou UBL\u00a0: elle s’affiche en français, avec les contrôles à faire avant de payer. Gratuit, sans inscription.',
    keywords: ['lire Factur-X', 'lecteur de facture électronique', 'ZUGFeRD', 'UBL', 'CII'],
    updated: '2026-11-23',
    places: ['tools'],
  },
  {
    path: '/numerotation',
    name: 'Vérifier ma numérotation',
    summary: 'Trous, doublons et prochain numéro.',
    title: 'Vérifier sa numérotation de factures',
    description:
      'Trouvez les trous, les doublons et les dates en désordre de vos numéros de facture, et le prochain numéro à donner. Gratuit, sans inscription.',
    keywords: ['numérotation des factures', 'numéro de facture', 'facture manquante'],
    updated: '2026-11-23',
    places: ['tools'],
  },
  {
    path: '/relance',
    name: 'Relancer un client',
    summary: 'Pénalités, lettre et mise en demeure.',
    title: 'Relancer une facture impayée',
    description:
      'Calculez les pénalités de retard et l’indemnité de recouvrement d’une facture impayée, et écrivez la lettre de relance ou la mise en demeure.',
    keywords: ['relance facture impayée', 'mise en demeure', 'pénalités de retard'],
    updated: '2026-11-23',
    places: ['tools'],
  },
] as const satisfies readonly (PublicPage & { summary: string })[];
