import { AccountingPage } from '#app/features/company/accounting-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => pageMeta('/comptabilite');

export default function Comptabilite() {
  return <AccountingPage />;
}
