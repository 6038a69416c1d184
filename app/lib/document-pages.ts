/** The pages where a document is made, as menus and tiles present them. */
export const documentPages = [
  {
    path: '/facture-tva',
    name: 'Facture avec TVA',
    summary: 'Vous facturez la TVA à vos clients.',
  },
  {
    path: '/facture-auto-entrepreneur',
    name: 'Facture sans TVA',
    summary: 'Micro-entreprise et franchise en base.',
  },
] as const;
