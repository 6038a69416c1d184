import { todayInFrance } from '#app/lib/today.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { DayField } from '#app/ui/fields/day-field.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import type { Draft } from '#documents';
import { type Every, listEvery, proposeSchedule } from '#documents/repetition';
import { EVERY_WORDS } from './every-words.ts';
import { canBeMonthEnd, type ReadSchedule, type TypedSchedule } from './typed-schedule.ts';

export function ScheduleFields({
  id,
  model,
  typed,
  problem,
  onType,
}: {
  id: string;
  model: Draft;
  typed: TypedSchedule;
  problem: Extract<ReadSchedule, { ok: false }> | null;
  onType: (typed: TypedSchedule) => void;
}) {
  const change = (part: Partial<TypedSchedule>) => onType({ ...typed, ...part });
  const errorOf = (field: string) => problem?.field === field && problem.message;
  const chooseEvery = (every: Every) => {
    if (typed.isFirstTyped) return change({ every });
    const { first, isMonthEnd } = proposeSchedule(model, { today: todayInFrance(), every });
    change({ every, first, isMonthEnd });
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={`${id}-every`} label="Fréquence">
          {(aria) => (
            <Select
              {...aria}
              value={typed.every}
              // The options are the frequencies.
              onChange={({ target }) => chooseEvery(target.value as Every)}
            >
              {listEvery(model).map((every) => (
                <option key={every} value={every}>
                  {EVERY_WORDS[every]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DayField
          id={`${id}-first`}
          label="Prochain le"
          value={typed.first}
          error={errorOf('first')}
          onChange={(first) => change({ first, isFirstTyped: true })}
        />
      </div>
      {canBeMonthEnd(typed) && (
        <Checkbox
          id={`${id}-month-end`}
          label="Toujours le dernier jour du mois"
          checked={typed.isMonthEnd}
          onChange={({ target }) => change({ isMonthEnd: target.checked })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={`${id}-end`} label="Fin">
          {(aria) => (
            <Select
              {...aria}
              value={typed.end}
              // The options are the ends.
              onChange={({ target }) => change({ end: target.value as TypedSchedule['end'] })}
            >
              <option value="never">Jusqu’à ce que j’arrête</option>
              <option value="until">À une date</option>
              <option value="times">Après un nombre de documents</option>
            </Select>
          )}
        </Field>
        {typed.end === 'until' && (
          <DayField
            id={`${id}-until`}
            label="Dernière date"
            value={typed.until}
            error={errorOf('until')}
            onChange={(until) => change({ until })}
          />
        )}
        {typed.end === 'times' && (
          <Field id={`${id}-times`} label="Nombre de documents" error={errorOf('times')}>
            {(aria) => (
              <TextInput
                {...aria}
                inputMode="numeric"
                maxLength={4}
                value={typed.times}
                onChange={({ target }) => change({ times: target.value })}
              />
            )}
          </Field>
        )}
      </div>
    </>
  );
}
