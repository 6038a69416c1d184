import {
  monthPeriod,
  type RentPeriodMode,
  resolvePeriodMode,
  withPeriod,
} from '#app/features/editor/draft/rent-period.ts';
import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { RentMonthField } from './rent-month-field.tsx';
import { RentProrata } from './rent-prorata.tsx';
import { RENT_TERMS } from './rent-words.ts';

/** A month, or some days when a tenant moves in or out. */
export function RentTermFields() {
  const { store, today } = useEditor();
  const [chosen, setChosen] = useDraftChoice<RentPeriodMode>();
  const mode = useDraft((draft) => resolvePeriodMode(draft, chosen));
  useReveal(['supply.end'], () => setChosen('dates'));
  const write = (side: 'start' | 'end') => (date?: string) =>
    store.update((draft) => withPeriod(draft, { [side]: date }), `supply.${side}`);
  const chooseMode = (next: RentPeriodMode) => {
    setChosen(next);
    if (next === 'dates') return;
    store.update((draft) => {
      const month = (draft.supply?.start || today).slice(0, 7);
      return withPeriod(draft, monthPeriod(month));
    });
  };
  return (
    <div className={gridClasses}>
      <DraftGroup path="supply" legend="Période du loyer" className="sm:col-span-2">
        <div className="flex flex-wrap items-start gap-3">
          <Segmented
            name="rent-period"
            label="Période du loyer"
            value={mode}
            options={MODES}
            onChange={chooseMode}
            className={mode === 'dates' ? 'sm:mt-6.25' : ''}
          />
          {mode === 'month' ? (
            <RentMonthField />
          ) : (
            <div className="grid min-w-0 flex-1 basis-72 gap-3 min-[26rem]:grid-cols-2">
              <DraftDate path="supply.start" label="Du" onWrite={write('start')} />
              <DraftDate path="supply.end" label="Au" onWrite={write('end')} />
            </div>
          )}
        </div>
      </DraftGroup>
      <RentProrata />
      <div className="grid gap-x-3 gap-y-4 min-[26rem]:grid-cols-2 sm:contents">
        <DraftSelect path="rent.term" options={RENT_TERMS} />
        <DraftDate path="dueDate" help="Le jour où le loyer est dû." />
      </div>
    </div>
  );
}

const MODES = [
  { value: 'month', label: 'Un mois' },
  { value: 'dates', label: 'Des dates' },
] as const;
