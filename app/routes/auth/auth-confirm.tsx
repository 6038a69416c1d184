import { ConfirmPage } from '#app/features/auth/links/confirm-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () => privatePageMeta(`Confirmation | ${site.name}`);

export default function AuthConfirm() {
  return <ConfirmPage />;
}
