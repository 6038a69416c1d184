/** The pages that help around the documents, as menus present them. */
export const toolPages = [
  {
    path: '/lire-facture-electronique',
    name: 'Lire une facture électronique',
    summary: 'Affichez et vérifiez une facture reçue.',
  },
  {
    path: '/numerotation',
    name: 'Vérifier ma numérotation',
    summary: 'Trous, doublons et prochain numéro.',
  },
  {
    path: '/relance',
    name: 'Relancer un client',
    summary: 'Pénalités, lettre et mise en demeure.',
  },
] as const;
