import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { proposeOwnNumber } from '#app/features/editor/draft/propose-own-number.ts';
import { startDraft } from '#app/features/editor/workspace/open-draft.ts';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import { makeOnce } from '#app/follow-ups/make-once.ts';
import { useFollowUps } from '#app/follow-ups/use-follow-ups.tsx';
import { focusMain } from '#app/lib/focus-main.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { wordFollowUp } from '#app/naming/follow-up-words.ts';
import type { MenuAction } from '#app/ui/overlays/menu-entry.ts';
import type { Draft } from '#documents';
import {
  type ChainNode,
  followersOf,
  isIssued,
  listFollowUps,
  mentionOf,
  originOf,
} from '#documents/dossier';

/** The documents that may follow the one just finished, the most expected first. */
export function useNextDocuments(
  draft: Draft,
  node: ChainNode | null,
): {
  first: MenuAction | null;
  /** A document of the same kind, in one press. */
  again: MenuAction;
  others: readonly MenuAction[];
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const workspace = useWorkspace();
  const given = useWorkspaceState((state) => state.given);
  const { today } = useWorkspaceState((state) => state.editor);
  const { ask, dialog } = useFollowUps();
  const { clientId, companyId } = useWorkspaceState(({ issuedIds }) => issuedIds);
  const { next } = wordsOf(draft.kind);
  const number = proposeOwnNumber(given, { draft, date: today });
  const prepare = (origin: Parameters<typeof startDraft>[1]) => {
    window.scrollTo({ top: 0 });
    makeOnce(async () => {
      if (await startDraft(workspace, origin)) focusMain();
    });
  };
  const waiting = node && waitingReplacement(node);
  const [first, ...others]: MenuAction[] = [
    ...(waiting
      ? [
          {
            label: `Passer à la ${mentionOf(waiting)}`,
            onSelect: () => navigate(draftAddress(waiting.kind, waiting.id)),
          },
        ]
      : []),
    ...(node ? listFollowUps(node) : []).map((offer) => ({
      label: wordFollowUp(offer),
      onSelect: () => ask(offer),
    })),
  ];
  const another: MenuAction = {
    label: number ? `Préparer ${next} (${number})` : `Préparer ${next}`,
    onSelect: () => prepare({ seller: draft.seller, companyId }),
  };
  const forSameBuyer: MenuAction = {
    label: 'Pour le même client',
    onSelect: () => prepare({ seller: draft.seller, buyer: draft.buyer, clientId, companyId }),
  };
  return {
    first: first ?? null,
    again: draft.buyer.name ? forSameBuyer : another,
    others: [
      ...others,
      ...(draft.buyer.name ? [another] : []),
      ...(node
        ? [{ label: 'Dupliquer', onSelect: () => ask({ followUp: 'duplicate', source: node }) }]
        : []),
    ],
    dialog,
  };
}

/** The draft that replaces an invoice cancelled by an avoir, while it is not issued. */
function waitingReplacement(node: ChainNode): ChainNode | null {
  const invoice = originOf(node, 'credit');
  const copies = invoice ? followersOf(invoice, 'replacement') : [];
  return copies.find((copy) => !isIssued(copy)) ?? null;
}
