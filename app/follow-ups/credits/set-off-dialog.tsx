import { useId, useState } from 'react';
import { FollowUpFrame } from '#app/follow-ups/follow-up-frame.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import {
  capitalize,
  currencySymbol,
  formatAmount,
  formatBareAmount,
  formatShortDate,
} from '#documents';
import { type ChainNode, mentionOf, type OwedCredit, outstandingAmount } from '#documents/dossier';
import { nameCredit } from './name-credit.ts';
import { noteSetOffs } from './note-credit.ts';
import { proposeSetOffs, readSetOffs } from './read-set-offs.ts';

/** Asks how much of a credit lowers each unpaid invoice of its client. */
export function SetOffDialog({
  credit,
  payable,
  onClose,
}: {
  credit: OwedCredit;
  payable: readonly ChainNode[];
  onClose: () => void;
}) {
  const id = useId();
  const { currency } = credit.document;
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        [...proposeSetOffs({ credit, payable })].map(([invoice, amount]) => [
          invoice,
          formatBareAmount(amount, currency),
        ]),
      ),
  );
  const [isAsked, setAsked] = useState(false);
  const { parts, errors, left, error } = readSetOffs(typed, { credit, payable });
  const deduct = async () => {
    if (errors.size > 0 || error !== '') return setAsked(true);
    onClose();
    await noteSetOffs(credit, parts);
  };
  return (
    <FollowUpFrame
      title="Imputer un crédit"
      description={`${nameCredit(credit)}\u00a0: ${formatAmount(credit.left, currency)} à valoir.`}
      makeLabel="Imputer"
      onMake={deduct}
      onClose={onClose}
    >
      {payable.map((invoice) => (
        <Field
          key={invoice.id}
          id={`${id}-${invoice.id}`}
          label={capitalize(mentionOf(invoice))}
          help={describeDue(invoice)}
          error={isAsked ? errors.get(invoice.id) : undefined}
        >
          {(aria) => (
            <NumberInput
              {...aria}
              value={typed.get(invoice.id) ?? ''}
              suffix={currencySymbol(currency)}
              onChange={({ target }) => setTyped(new Map(typed).set(invoice.id, target.value))}
            />
          )}
        </Field>
      ))}
      <div aria-live="polite">
        {error === '' && errors.size === 0 && left >= 0 && (
          <p className="text-ink-soft tabular-nums">
            Il restera {formatAmount(left, currency)} à valoir.
          </p>
        )}
        {isAsked && error !== '' && <FieldMessage id={`${id}-all`} tone="error" text={error} />}
      </div>
    </FollowUpFrame>
  );
}

/** « Reste dû : 60,00 €, échéance 30/11/2026 » */
function describeDue(invoice: ChainNode): string {
  const due = `Reste dû\u00a0: ${formatAmount(outstandingAmount(invoice), invoice.currency)}`;
  return invoice.dueDate ? `${due}, échéance ${formatShortDate(invoice.dueDate)}` : due;
}
