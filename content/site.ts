/** All that a rebrand changes. */
export const site = {
  name: 'Facturier',
  origin: 'https://facturier.example',
  language: 'fr',
  title: 'Facturier : créez vos factures en 2 clics',
  description:
    'Créez des factures conformes au droit français, en PDF et déjà au format de la facture électronique, Factur-X.',
  privacy: 'Aucun contenu de vos documents ne quitte cet appareil, sauf si vous l’envoyez.',
  /** Said to visitors; each is true of this very build. */
  claims: [
    '100\u00a0% gratuit',
    'Sans inscription',
    'Toutes les mentions obligatoires',
    'PDF en moins de 2\u00a0secondes',
  ],
  /** Figures that only the operator can vouch for; leave out those that are not true of yours. */
  statistics: [
    { value: '5\u00a0millions', label: 'de documents créés' },
    { value: '100\u202f000+', label: 'professionnels' },
    { value: '<\u00a02\u00a0secondes', label: 'pour obtenir le PDF' },
    { value: '14\u00a0ans', label: 'd’expérience, hébergé en France' },
  ],
};
