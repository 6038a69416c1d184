import {
  BellRing,
  Check,
  Coins,
  CopyPlus,
  Ellipsis,
  FileDown,
  FilePlus2,
  FolderOpen,
  Repeat,
  Trash2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { isAccount } from '#app/data/is-account.ts';
import type { AskedFollowUp } from '#app/follow-ups/use-follow-ups.tsx';
import { todayInFrance } from '#app/lib/today.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { wordFollowUp } from '#app/naming/follow-up-words.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { canRepeat, requireKind } from '#documents';
import {
  agree,
  type ChainNode,
  heldAmount,
  isIssued,
  leftToClaim,
  listFollowUps,
  listMilestones,
  type MilestoneName,
  mentionOf,
} from '#documents/dossier';
import { saveIssued } from './export/save-issued.ts';

export function DocumentActions({
  node,
  listWays,
  onAsk,
  onRemove,
}: {
  node: ChainNode;
  /** Menu entries that send the document. */
  listWays: (node: ChainNode) => MenuEntry[];
  onAsk: (asked: AskedFollowUp) => void;
  onRemove: (node: ChainNode) => void;
}) {
  const [asked, setAsked] = useState<'payments' | 'paid' | 'repeat' | null>(null);
  const canBePaid = isIssued(node) && (node.asksPayment || isPaidBackAlone(node));
  const offers = listFollowUps(node);
  const followUps = offers.map(
    ({ followUp, source }): MenuEntry => ({
      label: wordFollowUp({ followUp, source }),
      ...(source === node ? {} : { detail: `Sur le ${mentionOf(source)}` }),
      icon: <FilePlus2 />,
      onSelect: () => onAsk({ followUp, source }),
    }),
  );
  // A receipt is offered for a paid invoice too, but only an unpaid one is due.
  const isDue =
    leftToClaim(node, todayInFrance()) > 0 &&
    offers.some(({ followUp, source }) => followUp === 'receipt' && source === node);
  const milestones = listMilestones(node).map((name): MenuEntry => {
    const isMarked = node.milestone === name;
    const mark = () => dossier.mark(node.id, isMarked ? null : name);
    return {
      label: `${isMarked ? 'Ne plus marquer' : 'Marquer'} ${agree(MILESTONE_WORDS[name], node)}`,
      icon: <Check />,
      onSelect: name === 'paid' && !isMarked ? () => setAsked('paid') : mark,
    };
  });
  return (
    <>
      {asked === 'paid' && (
        <Suspense>
          <PaidDialog nodes={[node]} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {asked === 'payments' && (
        <Suspense>
          <PaymentDialog
            node={node}
            onReceipt={(paymentId) => onAsk({ followUp: 'receipt', source: node, paymentId })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {asked === 'repeat' && (
        <Suspense>
          <RepeatStoredDialog id={node.id} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      <Menu
        trigger={
          <IconButton label={`Actions\u00a0: ${mentionOf(node)}`} className="-mr-2 @4xl:mr-0">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          { label: 'Ouvrir', icon: <FolderOpen />, href: draftAddress(node.kind, node.id) },
          ...(isIssued(node)
            ? [
                {
                  label: 'Télécharger le PDF',
                  icon: <FileDown />,
                  onSelect: () => saveIssued(node.id),
                },
              ]
            : []),
          ...listWays(node),
          ...followUps,
          {
            label: 'Dupliquer',
            icon: <CopyPlus />,
            onSelect: () => onAsk({ followUp: 'duplicate', source: node }),
          },
          ...(canRepeat(requireKind(node.kind), node.subtype)
            ? [{ label: 'Répéter', icon: <Repeat />, onSelect: () => setAsked('repeat') }]
            : []),
          ...(isDue
            ? [
                {
                  label: 'Relancer le client',
                  icon: <BellRing />,
                  href: `/relance?document=${node.id}`,
                },
              ]
            : []),
          ...(canBePaid
            ? [{ label: 'Paiements', icon: <Coins />, onSelect: () => setAsked('payments') }]
            : []),
          ...(milestones.length > 0 ? ['separator' as const, ...milestones] : []),
          // An account’s documents are final.
          ...(isAccount() && isIssued(node)
            ? []
            : [
                'separator' as const,
                {
                  label: 'Supprimer',
                  icon: <Trash2 />,
                  isDanger: true,
                  onSelect: () => onRemove(node),
                },
              ]),
        ]}
      />
    </>
  );
}

/** An avoir whose invoice is elsewhere is paid back on itself. */
function isPaidBackAlone(node: ChainNode): boolean {
  return heldAmount(node) > 0 || (node.treatment !== null && node.payments.length > 0);
}

const PaidDialog = lazyWhenUsed(
  async () => (await import('#app/follow-ups/paid/paid-dialog.tsx')).PaidDialog,
);
const RepeatStoredDialog = lazyWhenUsed(
  async () =>
    (await import('#app/follow-ups/repetition/repeat-stored-dialog.tsx')).RepeatStoredDialog,
);
const PaymentDialog = lazyWhenUsed(
  async () => (await import('./account/payment-dialog.tsx')).PaymentDialog,
);

const MILESTONE_WORDS: Readonly<Record<MilestoneName, string>> = {
  sent: 'envoyé',
  accepted: 'accepté',
  refused: 'refusé',
  paid: 'payé',
};
