import { useLoaderData } from 'react-router';
import { listLatestGuides } from '#app/features/articles/rendering/list-guides.server.ts';
import { drawHero } from '#app/features/home/draw-hero.ts';
import { HomePage } from '#app/features/home/home-page.tsx';
import { listFamilies } from '#app/features/home/list-families.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { organizationData } from '#app/lib/words-data.ts';

export const meta = () => pageMeta('/', { structuredData: [organizationData()] });

/** Runs at build time: the page loads words and markup, not the code that makes them. */
export function loader() {
  return { sheet: drawHero(), families: listFamilies(), guides: listLatestGuides(LATEST) };
}

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}

const LATEST = 3;
