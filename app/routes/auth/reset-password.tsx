import { ResetPage } from '#app/features/auth/password/reset-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => privatePageMeta('Nouveau mot de passe');

export default function ResetPassword() {
  return <ResetPage />;
}
