import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { defaultLatePenalty, formatPercent, minimumLatePenalty, toDecimal } from '#documents';

export function PaymentLatePenalty() {
  const { store, today } = useEditor();
  const mode = useDraft(({ payment }) =>
    typeof payment.latePenalty === 'string' ? payment.latePenalty : 'own',
  );
  const isOwn = mode === 'own';
  const isUnstated = mode === 'unstated';
  const isPublic = useDraft(({ buyer }) => buyer.kind === 'public');
  const date = useDraft((draft) => draft.issueDate || today);
  const byDefault = defaultLatePenalty(date);
  const minimum = minimumLatePenalty(date);
  if (isPublic && !isUnstated) {
    return (
      <p className="text-sm text-ink-soft">
        Pénalités de retard{'\u00a0'}: pour un acheteur public, leur taux est fixé par décret et
        imprimé tel quel.
      </p>
    );
  }
  const choose = (value: string) => {
    const percent = byDefault === null ? '10' : toDecimal(byDefault, 2);
    store.set('payment.latePenalty', value === 'own' ? { percent } : 'ecb+10');
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DraftSelect
        // With a custom rate, rule messages belong to the rate field.
        path={isOwn ? 'latePenaltyMode' : 'payment.latePenalty'}
        label="Pénalités de retard"
        value={mode}
        options={[
          ...(isUnstated ? [{ value: 'unstated', label: 'À choisir' }] : []),
          { value: 'ecb+10', label: isPublic ? 'Taux du décret' : 'Taux de la BCE + 10 points' },
          ...(isPublic ? [] : [{ value: 'own', label: 'Un autre taux' }]),
        ]}
        help={
          byDefault !== null && !isOwn && !isUnstated
            ? `${formatPercent(byDefault)} à la date d’émission.`
            : undefined
        }
        onSelect={choose}
      />
      {isOwn && (
        <DraftNumber
          path="payment.latePenalty.percent"
          rulePath="payment.latePenalty"
          emptyValue="0"
          suffix="%"
          help={minimum === null ? undefined : `${formatPercent(minimum)} au moins.`}
        />
      )}
    </div>
  );
}
