import { useId, useState } from 'react';
import { useReading } from '#app/books/use-reading.ts';
import { nameCredit } from '#app/follow-ups/credits/name-credit.ts';
import { noteSetOffs } from '#app/follow-ups/credits/note-credit.ts';
import { readUsable } from '#app/follow-ups/credits/read-credits.ts';
import { readSetOffAmount } from '#app/follow-ups/credits/read-set-offs.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { cents, currencySymbol, formatAmount, formatBareAmount } from '#documents';
import { type ChainNode, type OwedCredit, outstandingAmount } from '#documents/dossier';

/** What the client is owed elsewhere, and can be deducted from the invoice, whole or in part. */
export function UsableCredits({ node, onUsed }: { node: ChainNode; onUsed: () => void }) {
  const state = useReading(node.id, readUsable);
  const usable = state.status === 'ready' ? state.value : [];
  if (usable.length === 0) return null;
  return (
    <section
      aria-label="Crédits du client"
      className="mb-4 divide-y divide-rule rounded-control bg-paper px-3"
    >
      {usable.map((credit) => (
        <UsableCredit key={credit.document.id} {...{ node, credit, onUsed }} />
      ))}
    </section>
  );
}

function UsableCredit({
  node,
  credit,
  onUsed,
}: {
  node: ChainNode;
  credit: OwedCredit;
  onUsed: () => void;
}) {
  const id = useId();
  const { currency } = node;
  const most = cents(Math.min(credit.left, outstandingAmount(node)));
  const [typed, setTyped] = useState(formatBareAmount(most, currency));
  const [isAsked, setAsked] = useState(false);
  const read = readSetOffAmount(typed, { most, currency });
  const name = nameCredit(credit);
  const deduct = async () => {
    if (!read.ok) return setAsked(true);
    onUsed();
    await noteSetOffs(credit, [{ invoice: node, amount: read.amount }]);
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2 py-3">
      <p className="tabular-nums">{`${name}\u00a0: ${formatAmount(credit.left, currency)} à valoir`}</p>
      <div className="flex items-start gap-2">
        <Field
          id={id}
          label={`À déduire\u00a0: ${name}`}
          isLabelHidden
          error={isAsked && !read.ok ? read.error : undefined}
          className="w-32"
        >
          {(aria) => (
            <NumberInput
              {...aria}
              value={typed}
              suffix={currencySymbol(currency)}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button onClick={deduct}>
          {read.ok ? `Déduire ${formatAmount(read.amount, currency)}` : 'Déduire'}
          <span className="sr-only">&nbsp;: {name}</span>
        </Button>
      </div>
    </div>
  );
}
