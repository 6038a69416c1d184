/** All that a rebrand changes. */
export const site = {
  name: 'Facturier',
  origin: 'https://facturier.example',
  language: 'fr',
  title: 'Facturier : créez vos factures en 2 clics',
  description:
    'Créez des factures conformes au droit français, en PDF et déjà au format de la facture électronique, Factur-X.',
};
