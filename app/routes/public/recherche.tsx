import { SearchPage } from '#app/features/articles/search/search-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => pageMeta('/recherche');

export default function Recherche() {
  return <SearchPage />;
}
