import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { dossier } from '#app/data/dossier.ts';
import { focusMain } from '#app/lib/focus-main.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { capitalize, type FollowUp } from '#documents';
import {
  type ChainNode,
  depositsOf,
  type FollowUpSource,
  followersOf,
  isIssued,
  listUnreceipted,
  mentionOf,
  openSource,
} from '#documents/dossier';
import type { AskedRequest } from './create-follow-up.ts';
import { makeOnce } from './make-once.ts';

export type AskedFollowUp = {
  followUp: FollowUp | 'duplicate';
  source: ChainNode;
  /** The payment that a receipt is of. */
  paymentId?: string;
};
type Question = { followUp: AskedFollowUp['followUp']; source: FollowUpSource };

/**
 * `ask` makes the next document from another: asks for what it needs, saves it and opens it in the
 * editor. Render `dialog` in the caller.
 */
export function useFollowUps(): { ask: (asked: AskedFollowUp) => void; dialog: ReactNode } {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const make = async (sourceId: string, request: AskedRequest) => {
    setQuestion(null);
    const { createFollowUp } = await fetchPart(loadCreation);
    const [first, second] = await createFollowUp(sourceId, request).catch(() => []);
    if (!first) {
      sayFailed();
      return;
    }
    await navigate(draftAddress(first.draft.kind, first.id));
    // The address of another document of the same kind is the same page.
    focusMain();
    window.scrollTo({ top: 0 });
    if (second)
      showToast(`${capitalize(mentionOf(second.draft))} est prête aussi.`, {
        detail: 'Elle remplace la facture annulée. Retrouvez-la dans « Mes documents ».',
      });
  };
  const answer = async (asked: AskedFollowUp) => {
    const { followUp, source } = asked;
    const request = readRequest(asked);
    if (request) {
      await make(source.id, request);
      return;
    }
    const opened = await openSource(source, dossier.get).catch(() => null);
    if (opened) setQuestion({ followUp, source: opened });
    else sayFailed();
  };
  const dialog = question && (
    <Suspense>
      <FollowUpDialog
        followUp={question.followUp}
        source={question.source}
        onClose={() => setQuestion(null)}
        onMake={(request) => makeOnce(() => make(question.source.node.id, request))}
      />
    </Suspense>
  );
  return { ask: (asked) => makeOnce(() => answer(asked)), dialog };
}

/** Null when its author has something to choose first. */
function readRequest({ followUp, source, paymentId }: AskedFollowUp): AskedRequest | null {
  switch (followUp) {
    case 'deposit':
    case 'situation':
    case 'credit':
    case 'correction':
      return null;
    case 'receipt':
      if (paymentId !== undefined) return { kind: 'receipt', paymentId };
      return listUnreceipted(source).length > 1 ? null : { kind: 'receipt' };
    case 'final':
      return depositsOf(source).some(hasCredits) ? null : { kind: 'final' };
    default:
      return { kind: followUp };
  }
}

function hasCredits(deposit: ChainNode): boolean {
  return followersOf(deposit, 'credit').some(isIssued);
}

function sayFailed(): void {
  showToast('Le document n’a pas pu être créé.', {
    tone: 'error',
    detail: 'Cet appareil n’a pas pu l’enregistrer. Libérez de la place, puis recommencez.',
  });
}

const loadCreation = () => import('./create-follow-up.ts');
if (!import.meta.env.SSR) fetchWhenUsed(loadCreation);

const FollowUpDialog = lazyWhenUsed(
  async () => (await import('./follow-up-dialog.tsx')).FollowUpDialog,
);
