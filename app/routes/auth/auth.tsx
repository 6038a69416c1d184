import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () => privatePageMeta(`Connexion | ${site.name}`);

export default function Auth() {
  return <AuthPage />;
}
