import { useLoaderData } from 'react-router';
import { GuidesPage } from '#app/features/articles/guides-page.tsx';
import { listGuides } from '#app/features/articles/rendering/list-guides.server.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

/** Reachable by two addresses; /guides is canonical. */
export const meta = () => pageMeta('/guides');

export function loader() {
  return listGuides();
}

export default function Guides() {
  return <GuidesPage chapters={useLoaderData<typeof loader>()} />;
}
