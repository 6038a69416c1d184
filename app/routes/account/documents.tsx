import { AccountDocumentsPage } from '#app/features/dossier/account/account-documents-page.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () => privatePageMeta(`Mes documents | ${site.name}`);

export default function Documents() {
  return <AccountDocumentsPage />;
}
