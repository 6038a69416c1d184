import { Inbox, Mail, Send } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { outcomeAddress } from '#app/naming/draft-address.ts';
import { nameAddressee } from '#app/sending/addressee.ts';
import { noteMilestone } from '#app/sending/note-milestone.ts';
import { canShareFiles } from '#app/sending/share-file.ts';
import { shareIssued } from '#app/sending/share-issued.ts';
import { useSession } from '#app/session/use-session.ts';
import { createSheetFonts } from '#app/sheet/sheet-fonts.ts';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { computeTotals, type Draft } from '#documents';
import { type ChainNode, writeCoverEmail } from '#documents/dossier';
import { readSent, type SentSource } from './read-sent.ts';

type Asked = SentSource & { node: ChainNode; sender: string | null };

/**
 * Ways to send a document from the list. Render `dialog` outside the rows: a sent document may
 * leave the list.
 */
export function useSending(): { listWays: (node: ChainNode) => MenuEntry[]; dialog: ReactNode } {
  const { user, isSecondFactorDue } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ownEmail = (!isSecondFactorDue && user?.email) || null;
  const ask = async (node: ChainNode, sender: string | null) => {
    const source = await readSent(node.id);
    if (source) setAsked({ ...source, node, sender });
  };
  const listWays = (node: ChainNode): MenuEntry[] => [
    ...(node.state === 'finished' ? listFinishedWays(node, ownEmail, ask) : []),
    { label: 'Recevoir par e-mail', icon: <Inbox />, onSelect: () => ask(node, null) },
  ];
  return { listWays, dialog: asked && <SendingDialog {...asked} onClose={() => setAsked(null)} /> };
}

/** A visitor without file sharing uses the document’s own page. */
function listFinishedWays(
  node: ChainNode,
  ownEmail: string | null,
  ask: (node: ChainNode, sender: string) => void,
): MenuEntry[] {
  const canShare = canShareFiles();
  return [
    ...(canShare ? [{ ...SEND, onSelect: () => share(node) }] : []),
    ...(ownEmail
      ? [
          {
            label: `Envoyer au ${nameAddressee(node.kind)}`,
            icon: <Mail />,
            onSelect: () => ask(node, ownEmail),
          },
        ]
      : []),
    ...(canShare || ownEmail ? [] : [{ ...SEND, href: outcomeAddress(node.kind, node.id) }]),
  ];
}

const SEND = { label: 'Envoyer', icon: <Send /> };

async function share(node: ChainNode): Promise<void> {
  const issued = (await readSent(node.id))?.issued;
  if (!issued) return;
  const email = writeEmail(issued.draft, node);
  if (await shareIssued(issued, { fonts: createSheetFonts(), email })) noteMilestone(node, 'sent');
}

function writeEmail(draft: Draft, node: ChainNode) {
  const isPaid = node.status.name === 'paid';
  return writeCoverEmail({ draft, totals: computeTotals(draft), isPaid });
}

function SendingDialog({ node, sender, draft, issued, onClose }: Asked & { onClose: () => void }) {
  const shared = { draft, issuedAt: issued?.at, onClose, backLabel: 'Revenir à la liste' };
  return (
    <Suspense>
      {sender === null ? (
        <ReceiveDialog {...shared} isUnfinished={issued === null} />
      ) : (
        <SendDialog
          {...shared}
          documentId={node.id}
          email={writeEmail(draft, node)}
          ownEmail={sender}
          onSent={() => noteMilestone(node, 'sent')}
        />
      )}
    </Suspense>
  );
}

const ReceiveDialog = lazyFetched(
  async () => (await import('#app/sending/receive-dialog.tsx')).ReceiveDialog,
);
const SendDialog = lazyWhenUsed(
  async () => (await import('#app/sending/send-dialog.tsx')).SendDialog,
);
