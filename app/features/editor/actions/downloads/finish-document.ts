import { dossier } from '#app/data/dossier.ts';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { readGivenNumbers } from '#app/features/editor/draft/propose-own-number.ts';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { findSameTerm } from '#app/features/editor/workspace/find-same-term.ts';
import { rememberDocument } from '#app/features/editor/workspace/remember-document.ts';
import { findDuplicate } from '#app/features/editor/workspace/take-number.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { type Draft, formatLongPeriod, formatShortDate } from '#documents';
import { isIssued, keepRecordIds } from '#documents/dossier';

export async function finishDocument(
  workspace: Workspace,
  { draft, title, name }: { draft: Draft; title: string; name: string },
): Promise<void> {
  const { id: draftId, given } = workspace.getState();
  const duplicate = findDuplicate(draft, { draftId, given });
  if (duplicate) {
    showToast('Ce numéro a déjà servi.', {
      tone: 'error',
      detail: `${duplicate.number} a été donné le ${formatShortDate(duplicate.issueDate)}. Deux ${wordsOf(draft.kind).plural} ne peuvent pas porter le même.`,
      action: { label: 'Corriger', onClick: () => focusField('number') },
    });
  } else showToast(title, { tone: 'success', detail: name });
  await attempt(workspace, async () => workspace.set({ given: await readGivenNumbers() }));
  await attempt(workspace, async () => {
    await workspace.complete(draft);
    await dossier.tie(draftId);
    if (draft.rent) warnOfSameTerm(draft, await readQuittances(draft, draftId));
  });
}

async function readQuittances({ kind, buyer }: Draft, draftId: string): Promise<Draft[]> {
  const others = (await dossier.listSummaries()).filter(
    (other) =>
      other.id !== draftId &&
      other.kind === kind &&
      other.buyerName === buyer.name &&
      isIssued(other),
  );
  const stored = await Promise.all(others.map(({ id }) => dossier.get(id)));
  return stored.flatMap((one) => (one?.issued ? [one.issued.draft] : []));
}

function warnOfSameTerm(draft: Draft, quittances: readonly Draft[]): void {
  const same = findSameTerm(draft, quittances);
  if (!same) return;
  showToast('Ce terme a déjà une quittance.', {
    tone: 'error',
    detail: `${same.number || 'Une autre'} couvre ${formatLongPeriod(same.supply?.start, same.supply?.end)}\u00a0: vérifiez la période.`,
    action: { label: 'Corriger', onClick: () => focusField('supply.start') },
  });
}

/** Remembers the parties, articles and habits of a downloaded document, final or draft. */
export function rememberForNext(workspace: Workspace, draft: Draft): Promise<void> {
  const { draft: from, ...known } = workspace.getState().editor.store.getState();
  const ids = keepRecordIds(known, { from, to: draft });
  return attempt(workspace, () => rememberDocument(draft, { ...ids, now: Date.now() }));
}

/** A storage failure does not block the download; the page’s banner reports it. */
export async function attempt(workspace: Workspace, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    const isFull = error instanceof Error && error.name === 'QuotaExceededError';
    workspace.set({ status: isFull ? 'full' : 'refused' });
  }
}
