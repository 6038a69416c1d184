import { PartnersPage } from '#app/features/company/partners-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => pageMeta('/partenaires');

export default function Partenaires() {
  return <PartnersPage />;
}
