import { FaqPage } from '#app/features/help/faq-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => pageMeta('/faq');

export default function Faq() {
  return <FaqPage />;
}
