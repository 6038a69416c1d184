import { sayProblem } from '#app/account-forms/problem-words.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { issueDocument } from '#app/data/account/dossier/issue-document.ts';
import { dossier } from '#app/data/dossier.ts';
import type { KeptTerm } from '#app/features/editor/series/kept-series.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { offerSignIn } from '#app/session/sign-in-again.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft } from '#documents';
import type { StoredDraft } from '#documents/dossier';
import { showMade } from './keep-series.ts';
import { placeSeries } from './place-series.ts';

/**
 * Issues the documents of a series in the account, which gives their numbers, in the order of their
 * days. Those that it has issued before stay as they are. Returns what is issued; null when one is
 * refused, which is told: the others stay drafts.
 */
export async function issueSeries(
  workspace: Workspace,
  drafts: readonly Draft[],
  { kept, onProgress }: { kept: readonly KeptTerm[]; onProgress: (done: number) => void },
): Promise<Draft[] | null> {
  await workspace.flush();
  const { placed, links } = placeSeries(workspace, drafts, kept);
  const before = new Map<string, StoredDraft>();
  for (const { id } of placed) {
    const stored = await dossier.get(id);
    if (stored?.issued) before.set(id, stored);
  }
  const made = placed
    .filter(({ id }) => !before.has(id))
    .map((one) => ({ ...one, draft: { ...one.draft, number: '' } }));
  await dossier.saveLinked(made, links);
  const issued = new Map(before);
  for (const { id, draft } of made.toSorted(byDay)) {
    const answer = await issueDocument(id, draft);
    if (!answer.ok) {
      sayStopped(answer.problem, issued.size - before.size, made.length);
      return null;
    }
    issued.set(id, answer.stored);
    onProgress(issued.size - before.size);
  }
  const own = issued.get(workspace.getState().id);
  if (own) showMade(workspace, own);
  return placed.flatMap(({ id }) => issued.get(id)?.issued?.draft ?? []);
}

function byDay(left: StoredDraft, right: StoredDraft): number {
  return left.draft.issueDate < right.draft.issueDate ? -1 : 1;
}

function sayStopped(problem: AccountProblem, done: number, total: number): void {
  const words =
    problem.code === 'network' ? 'Prendre un numéro demande une connexion.' : sayProblem(problem);
  const rest = done === 0 ? '' : ` ${done} sur ${total} sont émis.`;
  showToast('La série n’est pas émise', {
    tone: 'error',
    detail: `${words}${rest} Les autres sont gardés comme brouillons dans «\u00a0Mes documents\u00a0».`,
    ...offerSignIn(problem),
  });
}
