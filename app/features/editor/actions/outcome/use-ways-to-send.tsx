import { Copy, ExternalLink, Eye, Inbox, Link2, Mail, Send } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { wordsOfDraft } from '#app/features/editor/draft/kind-words.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { mailtoUrl } from '#app/lib/mailto-url.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { nameAddressee } from '#app/sending/addressee.ts';
import { canShareFiles } from '#app/sending/share-file.ts';
import { shareIssued } from '#app/sending/share-issued.ts';
import { useSession } from '#app/session/use-session.ts';
import type { SheetFonts } from '#app/sheet/sheet-fonts.ts';
import type { MenuAction } from '#app/ui/overlays/menu-entry.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { useIsOnline } from '#app/ui/use-is-online.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { site } from '#content/site.ts';
import { computeTotals, type Draft } from '#documents';
import { fileName, type StoredDraft, writeCoverEmail } from '#documents/dossier';
import { openIssuedFile } from './open-issued-file.ts';

type Sent = {
  issued: NonNullable<StoredDraft['issued']>;
  fonts: SheetFonts;
  documentId: string | undefined;
  /** The author has marked the document as paid. */
  isPaid: boolean;
  onShare: () => void;
  /** Runs once it has left. */
  onSent: () => void;
};

/**
 * Ways to send the file to the client, the best of this device and author first: the phone’s share
 * sheet, which takes the file; our server, for a signed-in user; a copy to the author, who forwards
 * it. The visitor’s own mail program cannot receive the file.
 */
export function useWaysToSend({ issued, fonts, documentId, isPaid, onShare, onSent }: Sent): {
  main: MenuAction;
  others: readonly MenuAction[];
  help: string;
  dialog: ReactNode;
} {
  const { draft } = issued;
  const { user } = useSession();
  const [asked, setAsked] = useState<'receive' | 'send' | null>(null);
  const isOnline = useIsOnline();
  const ownEmail = user?.email ?? null;
  const canShare = canShareFiles();
  const name = fileName(draft, { extension: 'pdf', isProvisional: false });
  const email = writeCoverEmail({ draft, totals: computeTotals(draft), isPaid });
  // Network: loads the dialog early, since the page may be offline once the user wants to send.
  useEffect(() => {
    if (ownEmail) fetchWhenUsed(loadSendDialog);
  }, [ownEmail]);
  const addressee = nameAddressee(draft.kind);
  const share = async () => {
    if (await shareIssued(issued, { fonts, email })) onSent();
  };
  const toAddressee = `Envoyer au ${addressee}`;
  const receive = {
    label: 'Recevoir par e-mail',
    icon: <Inbox aria-hidden />,
    onSelect: () => setAsked('receive'),
  };
  const ways: MenuAction[] = [];
  if (canShare) ways.push({ label: toAddressee, icon: <Send aria-hidden />, onSelect: share });
  if (ownEmail)
    ways.push({
      label: canShare ? `Envoyer par ${site.name}` : toAddressee,
      icon: <Mail aria-hidden />,
      onSelect: () => setAsked('send'),
    });
  const [main = receive, ...otherWays] = [...ways, receive];
  const shared = { draft, issuedAt: issued.at, onClose: () => setAsked(null) };
  return {
    main,
    others: [
      ...otherWays,
      {
        label: 'Écrire depuis ma messagerie',
        icon: <ExternalLink aria-hidden />,
        href: mailtoUrl(email),
        onSelect: () => sayToAttach(name, { draft, onSent }),
      },
      {
        label: 'Copier le message',
        icon: <Copy aria-hidden />,
        onSelect: () => copy(`${email.subject}\n\n${email.body}`),
      },
      { label: 'Partager par un lien', icon: <Link2 aria-hidden />, onSelect: onShare },
      {
        label: 'Ouvrir le PDF',
        icon: <Eye aria-hidden />,
        onSelect: () => openIssuedFile(issued, fonts),
      },
    ],
    help: isOnline ? explain({ addressee, canShare, ownEmail }) : NO_NETWORK,
    dialog: (
      <Suspense>
        {asked === 'receive' && <ReceiveDialog {...shared} />}
        {asked === 'send' && ownEmail && (
          <SendDialog {...shared} {...{ documentId, email, ownEmail, onSent }} />
        )}
      </Suspense>
    ),
  };
}

function explain({
  addressee,
  canShare,
  ownEmail,
}: {
  addressee: string;
  canShare: boolean;
  ownEmail: string | null;
}): string {
  if (canShare) return 'Le fichier part avec le message, par l’application que vous choisissez.';
  if (ownEmail)
    return 'Vous relisez le message avant qu’il parte, avec le fichier, de notre serveur.';
  return `Le fichier arrive dans votre boîte\u00a0: transférez-le à votre ${addressee}.`;
}

const NO_NETWORK =
  'Pas de réseau\u00a0: ce qui part par notre serveur attendra son retour. Le fichier et le message sont déjà là.';

/** The page cannot know whether the mail program sent the message: the author says so. */
function sayToAttach(name: string, { draft, onSent }: { draft: Draft; onSent: () => void }): void {
  const { agree } = wordsOfDraft(draft);
  showToast('Joignez le fichier au message.', {
    detail: name,
    action: { label: `Marquer ${agree('envoyé')}`, onClick: onSent },
  });
}

async function copy(text: string): Promise<void> {
  if (await copyText(text))
    showToast('Message copié', { tone: 'success', detail: 'Collez-le où vous voulez.' });
  else
    showToast('Ce navigateur refuse de copier.', {
      tone: 'error',
      detail: 'Écrivez plutôt depuis votre messagerie\u00a0: le message y est.',
    });
}

/** A message needs the network anyway. */
const ReceiveDialog = lazyFetched(
  async () => (await import('#app/sending/receive-dialog.tsx')).ReceiveDialog,
);
/** Not prefetched for visitors: sending to a client requires an account. */
const loadSendDialog = async () => (await import('#app/sending/send-dialog.tsx')).SendDialog;
const SendDialog = lazyFetched(loadSendDialog);
