import { ChevronDown, FilePlus2, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { proposeOwnNumber } from '#app/features/editor/draft/propose-own-number.ts';
import { startDraft } from '#app/features/editor/workspace/open-draft.ts';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import { useFollowUps } from '#app/follow-ups/use-follow-ups.tsx';
import { draftAddress } from '#app/naming/draft-address.ts';
import { FOLLOW_UP_WORDS } from '#app/naming/follow-up-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import type { Draft } from '#documents';
import {
  type ChainNode,
  followersOf,
  isIssued,
  listFollowUps,
  mentionOf,
  originOf,
} from '#documents/dossier';
import { useDocumentNode } from './use-document-node.ts';

/**
 * The documents that may follow the one just finished: the usual ones as buttons, others in a menu.
 */
export function NextActions({ draft }: { draft: Draft }) {
  const workspace = useWorkspace();
  const given = useWorkspaceState((state) => state.given);
  const { today } = useWorkspaceState((state) => state.editor);
  const node = useDocumentNode();
  const { ask, dialog } = useFollowUps();
  const { clientId, companyId } = useWorkspaceState(({ issuedIds }) => issuedIds);
  const { next } = wordsOf(draft.kind);
  const number = proposeOwnNumber(given, { draft, date: today });
  const prepare = (origin: Parameters<typeof startDraft>[1]) => {
    startDraft(workspace, origin);
    window.scrollTo({ top: 0 });
  };
  const offers = node ? listFollowUps(node) : [];
  // One more button when the quote behind this document still requires a document.
  const shown = offers.slice(0, offers.some(({ source }) => source !== node) ? 3 : 2);
  const waiting = node && waitingReplacement(node);
  const others: MenuEntry[] = [
    ...offers.slice(shown.length).map(({ followUp, source }) => ({
      label: FOLLOW_UP_WORDS[followUp],
      onSelect: () => ask({ followUp, source }),
    })),
    ...(node
      ? [
          {
            label: 'Dupliquer',
            onSelect: () => ask({ followUp: 'duplicate' as const, source: node }),
          },
        ]
      : []),
  ];
  return (
    <>
      {waiting && (
        <Button asChild>
          <Link to={draftAddress(waiting.kind, waiting.id)}>Passer à la {mentionOf(waiting)}</Link>
        </Button>
      )}
      {shown.map(({ followUp, source }) => (
        <Button key={followUp} onClick={() => ask({ followUp, source })}>
          {FOLLOW_UP_WORDS[followUp]}
        </Button>
      ))}
      <span className="basis-full" />
      <Button
        size="sm"
        variant="quiet"
        onClick={() => prepare({ seller: draft.seller, companyId })}
      >
        <FilePlus2 aria-hidden />
        Préparer {next}
        {number && ` (${number})`}
      </Button>
      {draft.buyer.name && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => prepare({ seller: draft.seller, buyer: draft.buyer, clientId, companyId })}
        >
          <UserRound aria-hidden />
          Pour le même client
        </Button>
      )}
      {others.length > 0 && (
        <Menu
          trigger={
            <Button size="sm" variant="quiet">
              Autre suite
              <ChevronDown aria-hidden />
            </Button>
          }
          entries={others}
        />
      )}
      {dialog}
    </>
  );
}

/** The draft that replaces an invoice cancelled by an avoir, while it is not issued. */
function waitingReplacement(node: ChainNode): ChainNode | null {
  const invoice = originOf(node, 'credit');
  const copies = invoice ? followersOf(invoice, 'replacement') : [];
  return copies.find((copy) => !isIssued(copy)) ?? null;
}
