/** The pages where a document is made, as menus and tiles present them. */
export const documentPages = [
  {
    kind: 'facture-tva',
    path: '/facture-tva',
    name: 'Facture avec TVA',
    summary: 'Vous facturez la TVA à vos clients.',
  },
  {
    kind: 'facture-auto-entrepreneur',
    path: '/facture-auto-entrepreneur',
    name: 'Facture sans TVA',
    summary: 'Micro-entreprise et franchise en base.',
  },
  {
    kind: 'devis',
    path: '/devis',
    name: 'Devis',
    summary: 'Vos prix, vos options et le bon pour accord.',
  },
  {
    kind: 'recu',
    path: '/recu',
    name: 'Reçu',
    summary: 'Vous avez reçu un paiement, un acompte ou un dépôt.',
  },
  {
    kind: 'quittance-loyer',
    path: '/quittance-loyer',
    name: 'Quittance de loyer',
    summary: 'Votre locataire a payé son loyer.',
  },
  {
    kind: 'avoir',
    path: '/avoir',
    name: 'Avoir',
    summary: 'Vous annulez ou réduisez une facture.',
  },
] as const;
