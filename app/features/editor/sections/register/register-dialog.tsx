import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { lookUpCompanies, type RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Draft } from '#documents';
import { CompanyChoice } from './company-choice.tsx';
import type { PartyName } from './fill-party.ts';
import { createRegisterSearch, findOnly, saySearch } from './register-search.ts';
import { takeCompany } from './take-company.ts';

/** `onTake` follows the choice of a company, `onClose` any end: it gets what was typed last. */
export function RegisterDialog({
  party,
  onTake,
  onClose,
}: {
  party: PartyName;
  onTake?: () => void;
  onClose: (query: string) => void;
}) {
  const { store } = useEditor();
  const [query, setQuery] = useState(() => firstQuery(store.getState().draft[party]));
  const [search] = useState(() => createRegisterSearch(lookUpCompanies));
  const found = useSyncExternalStore(search.subscribe, search.get, search.get);
  // The network: opening the dialog searches for the card’s content.
  useEffect(() => {
    search.ask(firstQuery(store.getState().draft[party]));
    return search.stop;
  }, [search, store, party]);
  const choose = (company: RegisteredCompany) => {
    takeCompany(store, party, company);
    onClose('');
    onTake?.();
  };
  return (
    <Dialog
      isOpen
      onClose={() => onClose(query)}
      title="Chercher au registre des entreprises"
      description="Le nom ou le numéro déjà saisi, puis ce que vous tapez ici, et rien d’autre du document, est demandé par notre serveur au registre public des entreprises, tenu par l’État."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const only = findOnly(found, query);
          if (only) choose(only);
          else search.ask(query);
        }}
        onKeyDown={moveAmongCompanies}
        className="min-h-64"
      >
        <Field id="register-query" label="Nom, SIREN ou SIRET">
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={100}
              enterKeyHint="search"
              onFocus={({ target }) => target.select()}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value);
                search.ask(target.value, true);
              }}
            />
          )}
        </Field>
        <p role="status" className="mt-3 text-sm text-ink-soft">
          {saySearch(found, query)}
        </p>
        <ul aria-label="Entreprises" className="mt-2 -mx-2">
          {found.companies.map((company) => (
            <li key={`${company.siren} ${company.siret}`}>
              <CompanyChoice company={company} onChoose={() => choose(company)} />
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}

function firstQuery({ name, siren, siret }: Draft[PartyName]): string {
  return siret || siren || name;
}

/** Arrow keys move between the search field and the companies. */
function moveAmongCompanies(event: KeyboardEvent<HTMLFormElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  const next = stops[stops.findIndex((stop) => stop.matches(':focus')) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
