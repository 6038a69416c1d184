import { useLoaderData } from 'react-router';
import { GuidesPage } from '#app/features/articles/guides-page.tsx';
import { listGuides, listSituations } from '#app/features/articles/rendering/list-guides.server.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

/** Reachable by two addresses; /guides is canonical. */
export const meta = () => pageMeta('/guides');

export function loader() {
  return { chapters: listGuides(), situations: listSituations() };
}

export default function Guides() {
  return <GuidesPage {...useLoaderData<typeof loader>()} />;
}
