import { CompaniesPage } from '#app/features/companies/companies-page.tsx';
import { SellerRecord } from '#app/features/editor/records/seller-record.tsx';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => privatePageMeta('Mes entreprises');

export default function Companies() {
  return <CompaniesPage Identity={SellerRecord} />;
}
