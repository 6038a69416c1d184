/**
 * The pages of a signed-in user that the account menu links to, in its order. A page that is not
 * there has no row.
 */
export const accountPages: readonly { path: `/${string}`; name: string }[] = [
  { path: '/documents', name: 'Mes documents' },
  { path: '/dashboard', name: 'Tableau de bord' },
  { path: '/companies', name: 'Mes entreprises' },
  { path: '/clients', name: 'Mes clients' },
  { path: '/products', name: 'Mes produits' },
];
