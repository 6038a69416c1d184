import { useEffect, useRef, useState } from 'react';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { type SentDocument, sendDocument } from '#app/data/functions/send-document.ts';
import type { ClientEmail, KeptSend, OwnAddress } from '#app/data/sends/kept-send.ts';
import { getSend, keepSend } from '#app/data/sends/kept-sends.ts';
import { mayLeaveLater } from '#app/data/sends/send-kept.ts';
import { watchSends } from '#app/data/sends/sends-flag.ts';
import { newUuid } from '#app/lib/new-id.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { useSession } from '#app/session/use-session.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft } from '#documents';
import { followSends } from './follow-sends.ts';

// There may be no network once an e-mail waits.
if (!import.meta.env.SSR) fetchWhenUsed(() => import('./waiting-sends.tsx'));

/**
 * Sends a document, or queues it until it can leave. `onClose` runs when a queued e-mail leaves or
 * is deleted while its dialog is open.
 */
export function useDocumentSending({
  draft,
  issuedAt,
  documentId,
  isProvisional = false,
  onSent,
  onClose,
}: {
  draft: Draft;
  /** When it was issued, if it was: the rules of that day apply. */
  issuedAt?: number | undefined;
  documentId?: string | undefined;
  /** Stamps BROUILLON even on a complete document. */
  isProvisional?: boolean;
  onSent?: () => void;
  onClose: () => void;
}) {
  const { user } = useSession();
  const [sent, setSent] = useState<SentDocument | null>(null);
  const [kept, setKept] = useState<KeptSend | null>(null);
  const isOpen = useRef(false);
  // A result that arrives after the dialog has closed is reported elsewhere.
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // Syncs with the queue: the e-mail may leave, be refused or be deleted while the dialog is open.
  useEffect(() => {
    if (kept === null) return;
    const look = async () => {
      const now = await getSend(kept);
      if (!isOpen.current) return;
      if (now === null) onClose();
      else if (now.problem !== kept.problem) setKept(now);
    };
    return watchSends(() => look().catch(() => undefined));
  }, [kept, onClose]);
  // Same words, same id: the answer to the first press may have been lost.
  const wish = useRef({ id: '', words: '' });
  const send = async (
    addressee: OwnAddress | ClientEmail | null,
    to: string,
  ): Promise<AccountProblem | null> => {
    const words = JSON.stringify(addressee);
    if (wish.current.words !== words) wish.current = { id: newUuid(), words };
    const { id } = wish.current;
    const userId = user?.id ?? null;
    const wasOffline = !navigator.onLine;
    const day = todayInFrance(issuedAt === undefined ? undefined : new Date(issuedAt));
    const answer = await sendDocument(draft, addressee, { id, userId, day, isProvisional });
    if (answer.ok) {
      setSent(answer.value);
      onSent?.();
      return null;
    }
    const { privateNotes: _privateNotes, ...leaving } = draft;
    const now = Date.now();
    const waiting: KeptSend = {
      ...{
        id,
        userId,
        documentId: documentId ?? null,
        draft: leaving,
        day,
        isProvisional,
        addressee,
        to,
        wasOffline,
      },
      ...{ keptAt: now, triedAt: now, tries: 1, obstacle: answer.problem.code, problem: null },
    };
    if (!mayLeaveLater(answer.problem.code) || !(await keepSend(waiting))) {
      if (!isOpen.current) sayRefused(answer.problem, to);
      return answer.problem;
    }
    followSends();
    setKept(waiting);
    return null;
  };
  return { sent, kept, send };
}

/** For a refusal that arrives after the form was closed. */
async function sayRefused(problem: AccountProblem, to: string): Promise<void> {
  const { sayProblem } = await fetchPart(() => import('#app/account-forms/problem-words.ts'));
  showToast(`Le document n’est pas parti à ${to}`, { tone: 'error', detail: sayProblem(problem) });
}
