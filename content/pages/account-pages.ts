/**
 * The pages of a signed-in user that the account menu links to, in its order. A page that is not
 * there has no row.
 */
export const accountPages: readonly { path: `/${string}`; name: string }[] = [
  { path: '/documents', name: 'Mes Documents' },
  { path: '/dashboard', name: 'Tableau de bord' },
  { path: '/companies', name: 'Mes Entreprises' },
  { path: '/clients', name: 'Mes Clients' },
  { path: '/products', name: 'Mes Produits' },
];

/** Whether a page is one of a signed-in user: of an account, or of an administrator. */
export function isSignedInPath(pathname: string): boolean {
  const paths = ['/account', '/admin', ...accountPages.map(({ path }) => path)];
  return paths.includes(pathname);
}
