import { Suspense, use, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { isAccount } from '#app/data/is-account.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { formatAmount, formatShortDate } from '#documents';
import { type ChainNode, computeClaimed, leftToClaim } from '#documents/dossier';
import { refuseNode } from './from-draft.ts';

/** The documents of this device, or of the account, that can be claimed. */
export function PickDialog({
  isOpen,
  onClose,
  onPick,
}: {
  isOpen: boolean;
  onClose: () => void;
  onPick: (id: string) => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Choisir une facture"
      description={
        isAccount() ? 'Celles de votre compte.' : 'Celles que vous avez faites sur cet appareil.'
      }
    >
      {isOpen && <Reading onPick={onPick} />}
    </Dialog>
  );
}

function Reading({ onPick }: { onPick: (id: string) => void }) {
  const [reading] = useState(() => dossier.listSummaries().catch(() => null));
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
  reading: Promise<readonly ChainNode[] | null>;
  onPick: (id: string) => void;
}) {
  const [shownCount, setShownCount] = useState(SHOWN_AT_ONCE);
  const nodes = use(reading);
  if (nodes === null)
    return <p>Ce navigateur refuse d’enregistrer&nbsp;: aucune facture n’y est gardée.</p>;
  const payable = nodes.filter((node) => refuseNode(node) === null);
  if (payable.length === 0)
    return (
      <p>
        Aucune facture à payer {isAccount() ? 'dans votre compte' : 'sur cet appareil'}. Saisissez
        la vôtre dans le formulaire.
      </p>
    );
  return (
    <>
      <ul className="-mx-2">
        {payable.slice(0, shownCount).map((one) => (
          <li key={one.id} className="border-b border-rule py-1 last:border-b-0">
            <Choice node={one} onPick={() => onPick(one.id)} />
          </li>
        ))}
      </ul>
      {payable.length > shownCount && (
        <Button className="mt-3" onClick={() => setShownCount(shownCount + SHOWN_AT_ONCE)}>
          Afficher les suivantes
        </Button>
      )}
    </>
  );
}

function Choice({ node, onPick }: { node: ChainNode; onPick: () => void }) {
  const { number, buyerName } = node;
  const { dueDate } = computeClaimed(node, todayInFrance());
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex w-full cursor-pointer items-baseline justify-between gap-4 rounded-control px-2 py-1.5 text-left hover:bg-hover"
    >
      <span className="min-w-0">
        <span className="block truncate font-semibold">{number || 'Sans numéro'}</span>
        <span className="block truncate text-sm text-ink-soft">
          {buyerName || 'Sans client'}
          {dueDate && ` · échéance ${formatShortDate(dueDate)}`}
        </span>
      </span>
      <span className="tabular-nums">{formatAmount(leftToClaim(node, todayInFrance()))}</span>
    </button>
  );
}

const SHOWN_AT_ONCE = 50;
