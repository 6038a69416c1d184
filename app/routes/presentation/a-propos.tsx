import { AboutPage } from '#app/features/company/about-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => pageMeta('/a-propos');

export default function APropos() {
  return <AboutPage />;
}
