import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Field } from '#app/ui/fields/field.tsx';
import { FieldForm } from '#app/ui/fields/field-form.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { useAddressQuery } from '#app/ui/waking/use-address-query.ts';
import { FoundQuestions } from './questions/found-questions.tsx';
import { PageQuestions } from './questions/page-questions.tsx';
import { useFoundQuestions } from './questions/use-found-questions.ts';

/** `/faq`; `?q=` is the search. */
export function FaqPage() {
  const [search, changeSearch] = useSearchText();
  const found = useFoundQuestions(search);
  return (
    <div className="column-4xl">
      <h1 className="text-2xl lg:text-3xl">Questions fréquentes</h1>
      <p className="mt-3 text-lg text-ink-soft">
        Des réponses exactes sur les factures, la TVA, la réforme de la facture électronique et ce
        site, avec les textes qui les fondent.
      </p>
      <FieldForm role="search" className="mt-6">
        <Field id="recherche" label="Chercher dans les questions">
          {(aria) => (
            <TextInput
              {...aria}
              type="search"
              name="q"
              value={search}
              placeholder="Par exemple : facture rejetée"
              onChange={({ target }) => changeSearch(target.value)}
            />
          )}
        </Field>
      </FieldForm>
      <div className="mt-6">
        {search.trim() !== '' && <FoundQuestions found={found} level={2} />}
        <div hidden={search.trim() !== ''}>
          <PageQuestions />
        </div>
      </div>
      <p className="mt-10 rounded-card bg-primary-soft p-4">
        Vous ne trouvez pas&nbsp;?{' '}
        <Link to="/contact" className="text-primary underline">
          Écrivez-nous
        </Link>
        &nbsp;: une personne vous répondra.
      </p>
    </div>
  );
}

/** The address holds the search; changes replace the history entry. */
function useSearchText(): [string, (text: string) => void] {
  const [, setParameters] = useSearchParams();
  const asked = useAddressQuery().get('q') ?? '';
  // The field keeps its own text: the address follows with a delay.
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    setParameters(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true });
  };
  return [typed ?? asked, change];
}
