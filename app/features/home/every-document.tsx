import { Link } from 'react-router';

export type DocumentFamily = {
  path: string;
  name: string;
  natures: readonly { name: string; help: string; address: string }[];
};

/** On a phone, names alone: the page of each says the rest. */
export function EveryDocument({ families }: { families: readonly DocumentFamily[] }) {
  return (
    <section
      id="documents"
      aria-labelledby="tous-les-documents"
      className="mt-14 scroll-mt-6 lg:mt-20"
    >
      <h2 id="tous-les-documents" className="text-2xl">
        Tous les documents
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-4 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3">
        {families.map(({ path, name, natures }) => (
          <div key={path}>
            <h3 className="border-rule text-lg sm:border-b sm:pb-2">
              <Link to={path} className="inline-block py-1 hover:underline sm:py-0">
                {name}
              </Link>
            </h3>
            <ul className="mt-1 flex flex-wrap gap-x-4 sm:mt-2 sm:block">
              {natures.map((nature) => (
                <li key={nature.address}>
                  <Link to={nature.address} className="group block py-0.5 sm:py-1.5">
                    <span className="text-primary group-hover:underline">{nature.name}</span>
                    {nature.help && (
                      <span className="block text-sm text-ink-soft max-sm:hidden">
                        {nature.help}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
