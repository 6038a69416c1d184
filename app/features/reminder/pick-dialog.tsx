import { Suspense, use, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { formatAmount, formatShortDate } from '#documents';
import type { StoredDraft } from '#documents/dossier';
import { amountDue, refuseDraft } from './from-draft.ts';

/** The documents of this device that ask for money. */
export function PickDialog({
  isOpen,
  onClose,
  onPick,
}: {
  isOpen: boolean;
  onClose: () => void;
  onPick: (stored: StoredDraft) => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Choisir une facture"
      description="Celles que vous avez faites sur cet appareil."
    >
      {isOpen && <Reading onPick={onPick} />}
    </Dialog>
  );
}

function Reading({ onPick }: { onPick: (stored: StoredDraft) => void }) {
  const [reading] = useState(() => dossier.listDrafts().catch(() => null));
  return (
    <Suspense fallback={<p className="min-h-40 text-ink-soft">Lecture de vos factures…</p>}>
      <Choices reading={reading} onPick={onPick} />
    </Suspense>
  );
}

function Choices({
  reading,
  onPick,
}: {
  reading: Promise<readonly StoredDraft[] | null>;
  onPick: (stored: StoredDraft) => void;
}) {
  const stored = use(reading);
  if (stored === null)
    return <p>Ce navigateur refuse d’enregistrer&nbsp;: aucune facture n’y est gardée.</p>;
  const payable = stored.filter(({ draft }) => refuseDraft(draft) === null);
  if (payable.length === 0)
    return <p>Aucune facture à payer sur cet appareil. Saisissez la vôtre dans le formulaire.</p>;
  return (
    <ul className="-mx-2">
      {payable.map((one) => (
        <li key={one.id} className="border-b border-rule py-1 last:border-b-0">
          <button
            type="button"
            onClick={() => onPick(one)}
            className="flex w-full cursor-pointer items-baseline justify-between gap-4 rounded-control px-2 py-1.5 text-left hover:bg-hover"
          >
            <span className="min-w-0">
              <span className="block truncate font-semibold">
                {one.draft.number || 'Sans numéro'}
              </span>
              <span className="block truncate text-sm text-ink-soft">
                {one.draft.buyer.name || 'Sans client'}
                {one.draft.dueDate && ` · échéance ${formatShortDate(one.draft.dueDate)}`}
              </span>
            </span>
            <span className="tabular-nums">{formatAmount(amountDue(one.draft))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
