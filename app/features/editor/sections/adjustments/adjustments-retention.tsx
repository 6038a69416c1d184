import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { MAX_RETENTION_PERCENT } from '#documents';

export function AdjustmentsRetention() {
  const { store } = useEditor();
  const isKept = useDraft(({ payment }) => payment.retention !== undefined);
  return (
    <DraftGroup path="payment.retention" isLegendHidden>
      <Checkbox
        id="retention"
        label="Retenue de garantie"
        help="Pour des travaux&nbsp;: le client garde une partie du prix jusqu’à la levée des réserves."
        checked={isKept}
        onChange={(event) =>
          store.set(
            'payment.retention',
            event.target.checked ? { percent: MAX_RETENTION_PERCENT } : undefined,
          )
        }
      />
      {isKept && (
        <div className="mt-2 grid items-start gap-3 sm:grid-cols-2 pl-7.5">
          <DraftNumber path="payment.retention.percent" emptyValue="0" suffix="%" />
          <DraftDate path="payment.retention.releaseDate" />
        </div>
      )}
    </DraftGroup>
  );
}
