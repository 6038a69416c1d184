import { useId, useState } from 'react';
import { FollowUpFrame } from '#app/follow-ups/follow-up-frame.tsx';
import { explainPaidOn } from '#app/follow-ups/paid/explain-paid-on.ts';
import { PaidFields, type TypedPaid } from '#app/follow-ups/paid/paid-fields.tsx';
import { todayInFrance } from '#app/lib/today.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { currencySymbol, formatAmount, formatBareAmount } from '#documents';
import type { OwedCredit } from '#documents/dossier';
import { nameCredit } from './name-credit.ts';
import { notePaidBack } from './note-credit.ts';
import { readSetOffAmount } from './read-set-offs.ts';

/** Asks how much of a credit was paid back, which day and by what means. */
export function PayBackDialog({ credit, onClose }: { credit: OwedCredit; onClose: () => void }) {
  const id = useId();
  const today = todayInFrance();
  const { left, document } = credit;
  const { currency } = document;
  const [amount, setAmount] = useState(formatBareAmount(left, currency));
  const [typed, setTyped] = useState<TypedPaid>({ paidOn: today, means: 'transfer' });
  const [isAsked, setAsked] = useState(false);
  const read = readSetOffAmount(amount, { most: left, currency });
  const dayError = explainPaidOn(typed.paidOn, { today, what: 'remboursement' });
  const note = async () => {
    if (!read.ok || dayError !== null) return setAsked(true);
    onClose();
    await notePaidBack(credit, { amount: read.amount, ...typed });
  };
  return (
    <FollowUpFrame
      title="Rembourser le client"
      description={`${nameCredit(credit)}\u00a0: ${formatAmount(left, currency)} à rendre. Faites le versement, puis notez-le ici.`}
      makeLabel="Enregistrer le remboursement"
      onMake={note}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          id={`${id}-amount`}
          label="Montant rendu"
          error={isAsked && !read.ok ? read.error : undefined}
        >
          {(aria) => (
            <NumberInput
              {...aria}
              value={amount}
              suffix={currencySymbol(currency)}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
        <PaidFields
          dayLabel="Rendu le"
          typed={typed}
          error={isAsked ? (dayError ?? undefined) : undefined}
          onType={setTyped}
        />
      </div>
    </FollowUpFrame>
  );
}
