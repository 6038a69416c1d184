import { ConfirmPage } from '#app/features/auth/links/confirm-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => privatePageMeta('Confirmation');

export default function AuthConfirm() {
  return <ConfirmPage />;
}
