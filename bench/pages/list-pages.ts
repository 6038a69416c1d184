/** One page of each kind that a visitor may begin with. */
export const pages = [
  { path: '/', name: 'home' },
  { path: '/facture-tva', name: 'facture-tva' },
  { path: '/facture-auto-entrepreneur', name: 'facture-auto-entrepreneur' },
  { path: '/devis', name: 'devis' },
  { path: '/recu', name: 'recu' },
  { path: '/quittance-loyer', name: 'quittance-loyer' },
  { path: '/avoir', name: 'avoir' },
  { path: '/lire-facture-electronique', name: 'reader' },
  { path: '/dossier', name: 'dossier' },
] as const;
