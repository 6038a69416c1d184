import { PrivacyPage } from '#app/features/legal/privacy-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { requirePage } from '#content/pages.ts';

export const meta = () => pageMeta('/confidentialite');

export default function Confidentialite() {
  return <PrivacyPage updated={requirePage('/confidentialite').updated} />;
}
