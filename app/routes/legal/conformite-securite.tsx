import { CompliancePage } from '#app/features/legal/compliance-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { requirePage } from '#content/pages.ts';

export const meta = () => pageMeta('/conformite-securite');

export default function ConformiteSecurite() {
  return <CompliancePage updated={requirePage('/conformite-securite').updated} />;
}
