import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { changeSupplyMode, type SupplyMode } from './supply.ts';

export function DocumentSupplyFields({
  mode,
  onChooseMode,
}: {
  mode: SupplyMode;
  onChooseMode: (mode: SupplyMode) => void;
}) {
  const { store } = useEditor();
  const isDeposit = useDraft((draft) => draft.subtype === 'deposit');
  // A request for the date shows its field and changes no value.
  useReveal(['supply.date'], () => onChooseMode('day'));
  const choose = (next: SupplyMode) => {
    onChooseMode(next);
    store.update((draft) => changeSupplyMode(draft, next));
  };
  return (
    <DraftGroup
      path="supply"
      legend="Livraison ou fin de prestation"
      help={isDeposit ? 'Si elle est déjà connue.' : undefined}
      className="sm:col-span-2"
    >
      <Checkbox
        id="supply-same-day"
        label="Identique à la date d’émission"
        checked={mode === 'same'}
        onChange={(event) => choose(event.target.checked ? 'same' : 'day')}
      />
      {mode !== 'same' && (
        <div className="mt-1 flex flex-wrap items-start gap-3">
          <Segmented
            name="supply-mode"
            label="Livraison ou prestation"
            value={mode}
            options={MODES}
            onChange={choose}
            // Aligned with the inputs, which have a label above.
            className={mode === 'period' ? 'sm:mt-6.25' : ''}
          />
          {mode === 'day' ? (
            <DraftDate path="supply.date" isLabelHidden className="min-w-40 flex-1" />
          ) : (
            <div className="grid min-w-0 flex-1 basis-72 gap-3 sm:grid-cols-2">
              <DraftDate path="supply.start" label="Du" />
              <DraftDate path="supply.end" label="Au" />
            </div>
          )}
        </div>
      )}
    </DraftGroup>
  );
}

const MODES = [
  { value: 'day', label: 'Un jour' },
  { value: 'period', label: 'Une période' },
] as const;
