import { NoticesPage } from '#app/features/legal/notices-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { requirePage } from '#content/pages.ts';

export const meta = () => pageMeta('/mentions-legales');

export default function MentionsLegales() {
  return <NoticesPage updated={requirePage('/mentions-legales').updated} />;
}
