import { AuthPage } from '#app/features/auth/auth-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => privatePageMeta('Connexion');

export default function Auth() {
  return <AuthPage />;
}
