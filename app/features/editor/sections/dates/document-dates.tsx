import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { canExpire, requireKind } from '#documents';
import { DocumentSupplyFields } from './document-supply-fields.tsx';
import { DueExcess } from './due-excess.tsx';
import { DueField } from './due-field.tsx';
import { type DueMode, resolveDueMode } from './due-modes.ts';
import { dueStateOf } from './due-state.ts';
import { moveIssueDate } from './move-date.ts';
import { resolveSupplyMode, type SupplyMode } from './supply.ts';
import { ValidityField } from './validity-field.tsx';
import { resolveValidityMode, type ValidityMode } from './validity-modes.ts';

/**
 * The issue date and the dates that depend on it. The draft holds dates only: their mode (« 30
 * jours », « identique ») is deduced from them, and the last chosen mode settles ambiguous cases,
 * so that they follow a new issue date.
 */
export function DocumentDates() {
  const { store } = useEditor();
  const [chosenDue, setChosenDue] = useDraftChoice<DueMode>();
  const [chosenSupply, setChosenSupply] = useDraftChoice<SupplyMode>();
  const [chosenValidity, setChosenValidity] = useDraftChoice<ValidityMode>();
  const due = useDraft((draft) => resolveDueMode(draft, chosenDue));
  const supply = useDraft((draft) => resolveSupplyMode(draft, chosenSupply));
  const validity = useDraft((draft) => resolveValidityMode(draft, chosenValidity));
  const dueState = useDraft(dueStateOf);
  const kind = useDraft((draft) => requireKind(draft.kind));
  const subtype = useDraft((draft) => draft.subtype);
  const { asksPayment } = kind.subtypes.standard;

  const writeIssueDate = (issueDate = '') => {
    setChosenDue(due);
    setChosenSupply(supply);
    setChosenValidity(validity);
    store.update(
      (draft) => moveIssueDate(draft, issueDate, { due, supply, validity }),
      'issueDate',
    );
  };
  return (
    <>
      <DraftDate path="issueDate" isRequired onWrite={writeIssueDate} />
      {canExpire(kind, subtype) && (
        <ValidityField
          mode={validity}
          onChooseMode={setChosenValidity}
          isRequired={kind.hasValidity}
        />
      )}
      {dueState === 'asked' && <DueField mode={due} onChooseMode={setChosenDue} />}
      {dueState === 'paid' && (
        <p className="self-end text-sm text-ink-soft sm:pb-2">
          Déjà payée{'\u00a0'}: pas d’échéance.
        </p>
      )}
      <DueExcess />
      {asksPayment && <DocumentSupplyFields mode={supply} onChooseMode={setChosenSupply} />}
    </>
  );
}
