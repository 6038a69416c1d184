import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  listPeriodMonths,
  monthPeriod,
  shiftMonth,
  withPeriod,
} from '#app/features/editor/draft/rent-period.ts';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

export function RentMonthField() {
  const { store, today } = useEditor();
  const month = useDraft(({ supply }) => supply?.start?.slice(0, 7) ?? '');
  const choose = (next: string) =>
    store.update((draft) => withPeriod(draft, monthPeriod(next)), 'rent-month');
  // The prerendered page does not know today: the list comes with the document.
  const isDated = useWorkspaceState(({ id }) => id !== '');
  const options = isDated ? listPeriodMonths(today, month) : [];
  return (
    <div className="flex min-w-0 flex-1 basis-56 items-center gap-1">
      <IconButton
        label="Mois précédent"
        onClick={() => choose(shiftMonth(month || today.slice(0, 7), -1))}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Select
        id={fieldId('supply.start')}
        aria-label="Mois du loyer"
        className="min-w-0 grow"
        value={month}
        onChange={(event) => choose(event.target.value)}
      >
        {month === '' && <option value="">À choisir</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <IconButton
        label="Mois suivant"
        onClick={() => choose(shiftMonth(month || today.slice(0, 7), 1))}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
