import { TermsPage } from '#app/features/legal/terms-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { requirePage } from '#content/pages.ts';

export const meta = () => pageMeta('/cgu');

export default function Cgu() {
  return <TermsPage updated={requirePage('/cgu').updated} />;
}
