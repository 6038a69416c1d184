import { Link } from 'react-router';
import { ExamplePicture } from '#app/sheet/example-picture.tsx';
import { documentPages } from '#content/pages/document-pages.ts';

export function DocumentTiles() {
  return (
    <section aria-labelledby="six-documents" className="mt-14 lg:mt-20">
      <h2 id="six-documents" className="text-2xl">
        Quel document vous faut-il&nbsp;?
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {documentPages.map(({ kind, path, name, summary }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex h-full overflow-hidden rounded-card border border-rule bg-surface transition-colors hover:border-control sm:flex-col"
            >
              <span className="block w-28 shrink-0 overflow-hidden border-r border-rule bg-hover pt-4 pl-4 sm:h-44 sm:w-auto sm:border-r-0 sm:border-b sm:px-10 sm:pt-6">
                <ExamplePicture
                  name={`${kind}-classique`}
                  className="h-32 w-48 max-w-none object-cover object-left-top sm:h-auto sm:w-full"
                />
              </span>
              <span className="block p-4 lg:p-5">
                <span className="block text-lg font-semibold group-hover:underline">{name}</span>
                <span className="mt-1 block text-ink-soft">{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
