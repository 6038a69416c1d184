import { AccountDocumentsPage } from '#app/features/dossier/account/account-documents-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => privatePageMeta('Mes documents');

export default function Documents() {
  return <AccountDocumentsPage />;
}
