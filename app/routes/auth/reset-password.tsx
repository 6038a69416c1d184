import { ResetPage } from '#app/features/auth/password/reset-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () => privatePageMeta(`Nouveau mot de passe | ${site.name}`);

export default function ResetPassword() {
  return <ResetPage />;
}
