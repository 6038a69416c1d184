import { ConfirmPage } from '#app/features/auth/confirm-page.tsx';
import { privatePageMeta } from '#app/lib/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () => privatePageMeta(`Confirmation | ${site.name}`);

export default function AuthConfirm() {
  return <ConfirmPage />;
}
