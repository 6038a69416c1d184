import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { useDraftChoice } from '#app/features/editor/session/use-draft-choice.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { moveIssueDate } from './document-move-date.ts';
import { resolveSupplyMode, type SupplyMode } from './document-supply.ts';
import { DocumentSupplyFields } from './document-supply-fields.tsx';
import { DueExcess } from './due-excess.tsx';
import { DueField } from './due-field.tsx';
import { type DueMode, resolveDueMode } from './due-modes.ts';

/**
 * Issue, due and supply dates. The draft holds dates alone; how they hang together (« 30 jours », « identique ») is read from
 * them, and what was last chosen settles the doubtful cases, so that a new issue date takes the others along.
 */
export function DocumentDates() {
  const { store } = useEditor();
  const [chosenDue, setChosenDue] = useDraftChoice<DueMode>();
  const [chosenSupply, setChosenSupply] = useDraftChoice<SupplyMode>();
  const due = useDraft((draft) => resolveDueMode(draft, chosenDue));
  const supply = useDraft((draft) => resolveSupplyMode(draft, chosenSupply));
  const isPaid = useDraft(({ payment }) => payment.means.includes('paid'));

  const writeIssueDate = (issueDate = '') => {
    setChosenDue(due);
    setChosenSupply(supply);
    store.update((draft) => moveIssueDate(draft, issueDate, { due, supply }), 'issueDate');
  };
  return (
    <>
      <DraftDate path="issueDate" label="Date d’émission" isRequired onWrite={writeIssueDate} />
      {isPaid ? (
        <p className="self-end text-sm text-ink-soft sm:pb-2">
          Déjà payée{'\u00a0'}: pas d’échéance.
        </p>
      ) : (
        <DueField mode={due} onChooseMode={setChosenDue} />
      )}
      <DueExcess />
      <DocumentSupplyFields mode={supply} onChooseMode={setChosenSupply} />
    </>
  );
}
