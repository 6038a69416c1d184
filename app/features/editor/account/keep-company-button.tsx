import { type Company, removeCompany, saveCompany } from '#app/data/account/records/companies.ts';
import { runMutation } from '#app/data/account/records/run-mutation.ts';
import { getHabits } from '#app/data/habits.ts';
import { keepHabits } from '#app/features/editor/draft/new-draft.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { newUuid } from '#app/lib/new-id.ts';
import { type Draft, requireKind } from '#documents';
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
    const kept = known ? { ...known, seller } : await toCompany(store.getState().draft);
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

/** The style and the conditions of the document become the defaults of its company. */
async function toCompany(draft: Draft): Promise<Company> {
  const { seller, style, payment, operation, vatOnDebits, terms = '' } = draft;
  const paymentTerms = payment.terms ? { terms: payment.terms } : {};
  return {
    ...{ id: newUuid(), seller, style },
    defaults: {
      vatRegime: await regimeOf(draft),
      payment: { ...keepHabits(payment), ...paymentTerms },
      ...{ operation, vatOnDebits, terms },
      ...{ notes: '', numbering: {} },
    },
  };
}

/** A kind without VAT tells its author’s regime; a receipt, a rent or an export does not. */
async function regimeOf({ kind, vatRegime }: Draft): Promise<'normal' | 'franchise'> {
  if (vatRegime === 'normal' || vatRegime === 'franchise') return vatRegime;
  const { vatRegimes } = requireKind(kind);
  if (!vatRegimes.includes('normal')) return 'franchise';
  const habits = await getHabits().catch(() => null);
  return habits?.usualRegime ?? 'normal';
}
