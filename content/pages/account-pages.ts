import { trimPath } from './trim-path.ts';

/** Pages of a signed-in user, in the order of the account menu; only existing pages have a row. */
export const accountPages: readonly { path: `/${string}`; name: string }[] = [
  { path: '/documents', name: 'Mes Documents' },
  { path: '/dashboard', name: 'Suivi' },
  { path: '/companies', name: 'Mes Entreprises' },
  { path: '/clients', name: 'Mes Clients' },
  { path: '/products', name: 'Mes Produits' },
];

/** In the account menu of administrators only. */
export const ADMINISTRATION = { path: '/admin', name: 'Administration' };

/** Whether a page requires a signed-in user or an administrator. */
export function isSignedInPath(pathname: string): boolean {
  const paths: string[] = [
    '/account',
    ADMINISTRATION.path,
    ...accountPages.map(({ path }) => path),
  ];
  return paths.includes(trimPath(pathname));
}
