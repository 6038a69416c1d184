import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { type AuthTab, readTab } from '#app/features/auth/entrance/auth-tab.ts';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

/** Prerendered with the title of the first tab. */
export const meta = ({ location }: { location: { search: string } }) =>
  privatePageMeta(TITLES[readTab(new URLSearchParams(location.search))]);

export default function Auth() {
  return <AuthPage />;
}

const TITLES: Readonly<Record<AuthTab, string>> = {
  signin: 'Connexion',
  signup: 'Créer un compte',
  recover: 'Mot de passe oublié',
  link: 'Connexion par e-mail',
};
