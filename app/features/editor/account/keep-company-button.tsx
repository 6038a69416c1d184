import { useQuery } from '@tanstack/react-query';
import {
  type Company,
  findCompanyOf,
  removeCompany,
  saveCompany,
} from '#app/data/account/records/companies.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { runMutation } from '#app/data/account/records/run-mutation.ts';
import { keepHabits } from '#app/features/editor/draft/new-draft.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { newUuid } from '#app/lib/new-id.ts';
import { useSettled } from '#app/records/use-settled.ts';
import type { Draft } from '#documents';
import { KeepRecordButton } from './keep-record-button.tsx';

export function KeepCompanyButton() {
  const { store } = useEditor();
  const seller = useDraft((draft) => draft.seller);
  const { name, siren, siret } = seller;
  const entry = useQuery(findCompanyOf(useSettled({ name, siren, siret })), queryClient);
  const save = async (known: Company | null) => {
    const kept = known ? { ...known, seller } : toCompany(store.getState().draft);
    await runMutation(saveCompany(), kept);
    const { id } = kept;
    return () =>
      known
        ? runMutation(saveCompany(), known)
        : runMutation(removeCompany(), { id, name, siret: '', city: '' });
  };
  return (
    <KeepRecordButton
      {...{ entry, save }}
      party={seller}
      partyOf={(company: Company) => company.seller}
      address="/companies"
      words={{
        keep: 'Enregistrer cette entreprise',
        kept: 'Enregistrée dans vos entreprises',
        known: 'Dans vos entreprises',
      }}
    />
  );
}

/** The style and the conditions of the document become the defaults of its company. */
function toCompany(draft: Draft): Company {
  const { seller, style, vatRegime, payment, operation, vatOnDebits, terms = '' } = draft;
  return {
    ...{ id: newUuid(), seller, style },
    defaults: {
      vatRegime: vatRegime === 'franchise' ? 'franchise' : 'normal',
      payment: keepHabits(payment),
      ...{ operation, vatOnDebits, terms },
      ...{ notes: '', numbering: {} },
    },
  };
}
