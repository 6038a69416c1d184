import { useLocation } from 'react-router';
import { SearchPage } from '#app/features/search/search-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => pageMeta('/recherche');

export default function Recherche() {
  // Each visit is another search; typing keeps the visit.
  return <SearchPage key={useLocation().key} />;
}
