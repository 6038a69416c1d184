import { ArrowRight, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigationType } from 'react-router';
import { useAddressQuery } from '#app/ui/waking/use-address-query.ts';
import type { Found } from './create-site-search.ts';

/**
 * Searches while typing; the query is in the address, so that results can be shared. It is written
 * there without the router, whose updates come too late for somebody who types fast.
 */
export function SearchPage() {
  const asked = useAddressQuery().get('q') ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const query = typed ?? asked;
  const results = useResults(query);
  const field = useRef<HTMLInputElement>(null);
  // A link leads here to write; a shared address shows its results.
  const comesToWrite = useNavigationType() !== 'POP' && asked === '';
  useEffect(() => {
    if (comesToWrite) field.current?.focus();
  }, [comesToWrite]);
  return (
    <div className="column-3xl">
      <h1 className="text-3xl">Rechercher</h1>
      <search>
        <label className="mt-6 block">
          <span className="font-semibold">Que cherchez-vous&nbsp;?</span>
          <span className="relative mt-2 block">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft"
            />
            <input
              ref={field}
              type="search"
              value={query}
              placeholder="pénalités, quittance, TVA…"
              onChange={({ target }) => {
                setTyped(target.value);
                keepInAddress(target.value);
              }}
              className="h-11 w-full rounded-control border border-control bg-surface pr-3 pl-10"
            />
          </span>
        </label>
      </search>
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {describe(query, results)}
      </p>
      {results !== null && results !== 'failed' && <FoundPages found={results} />}
    </div>
  );
}

function FoundPages({ found }: { found: readonly Found[] }) {
  if (found.length === 0)
    return (
      <p className="mt-2">
        <WayOut to="/guides">Tous les guides</WayOut>,{' '}
        <WayOut to="/faq">les questions fréquentes</WayOut>, ou{' '}
        <WayOut to="/contact">écrivez-nous</WayOut>.
      </p>
    );
  return (
    <ul className="mt-2">
      {found.map(({ path, title, section, summary }) => (
        <li key={path} className="border-b border-rule">
          <Link to={path} className="block py-3 hover:text-primary">
            <span className="font-semibold">{title}</span>
            {section && (
              <span className="mt-0.5 flex gap-1.5">
                <ArrowRight aria-hidden className="mt-1 size-4 shrink-0" />
                {section}
              </span>
            )}
            <span className="mt-0.5 block text-sm text-ink-soft">{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function WayOut({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-primary underline">
      {children}
    </Link>
  );
}

function keepInAddress(query: string): void {
  const { pathname } = window.location;
  const search = query ? `?${new URLSearchParams({ q: query })}` : '';
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

type Results = readonly Found[] | 'failed' | null;

/** Null when there is no query, or no answer yet. */
function useResults(query: string): Results {
  const [results, setResults] = useState<{ query: string; value: Results }>({
    query: '',
    value: null,
  });
  // Loads the pages with the first word; every query then runs locally.
  useEffect(() => {
    if (query.trim() === '') return;
    let isCurrent = true;
    const show = (value: Results) => isCurrent && setResults({ query, value });
    import('./open-site-search.ts')
      .then(({ openSiteSearch }) => openSiteSearch())
      .then((search) => search(query))
      .then(show)
      .catch(() => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return query.trim() === '' ? null : results.value;
}

function describe(query: string, results: Results): string {
  if (query.trim() === '') return 'Guides, questions, modèles et outils.';
  if (results === null) return 'Recherche…';
  if (results === 'failed')
    return 'La recherche n’a pas pu se charger\u00a0: vérifiez la connexion, puis modifiez les mots.';
  if (results.length === 0)
    return 'Aucune page ne contient ces mots. Essayez-en d’autres, ou voyez\u00a0:';
  return results.length === 1 ? '1 résultat' : `${results.length} résultats`;
}
