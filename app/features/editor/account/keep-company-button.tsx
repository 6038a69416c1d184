import { type Company, removeCompany, saveCompany } from '#app/data/account/records/companies.ts';
import { runMutation } from '#app/data/account/records/run-mutation.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { newUuid } from '#app/lib/new-id.ts';
import { companyOfDraft } from '#app/records/from-documents/company-of-draft.ts';
import type { KeepPartyProps } from './keep-party-props.ts';
import { KeepRecordButton } from './keep-record-button.tsx';
import { useNamedRecord } from './use-named-record.ts';
import { useOwnCompany } from './use-own-company.ts';

export function KeepCompanyButton({ readDocument, onMistake }: KeepPartyProps) {
  const { store } = useEditor();
  const seller = useDraft((draft) => draft.seller);
  const { named, hold } = useNamedRecord('companyId', readDocument);
  const entry = useOwnCompany();
  const save = async (known: Company | null) => {
    const nameIt = hold();
    const kept = known
      ? { ...known, seller }
      : await companyOfDraft(newUuid(), store.getState().draft);
    await runMutation(saveCompany(), kept);
    await nameIt(kept.id);
    return async () => {
      await (known ? runMutation(saveCompany(), known) : runMutation(removeCompany(), kept));
      await nameIt(named);
    };
  };
  return (
    <KeepRecordButton
      side="seller"
      {...{ entry, save, onMistake }}
      isNamed={entry?.id === named}
      onName={({ id }) => hold()(id)}
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
