import { Link } from 'react-router';

export type GuideLink = { path: string; title: string; description: string };

export function LatestGuides({ guides }: { guides: readonly GuideLink[] }) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="guides" className="mt-14 lg:mt-20">
      <h2 id="guides" className="text-2xl">
        Les derniers guides
      </h2>
      <ul className="mt-6 grid gap-4 lg:grid-cols-3 lg:gap-6">
        {guides.map(({ path, title, description }) => (
          <li key={path}>
            <Link
              to={path}
              className="group block h-full rounded-card border border-rule bg-surface p-5 transition-colors hover:border-control"
            >
              <span className="block text-lg font-semibold group-hover:underline">{title}</span>
              <span className="mt-2 block text-ink-soft">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
