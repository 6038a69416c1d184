import { sayProblem } from '#app/account-forms/problem-words.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { issueDocument } from '#app/data/account/dossier/issue-document.ts';
import { keepFile } from '#app/data/account/dossier/waiting-files.ts';
import { dossier } from '#app/data/dossier.ts';
import { countIssuedFile } from '#app/data/functions/count-files.ts';
import { findMismatch } from '#app/features/editor/account/company-regime.ts';
import { rememberForNext } from '#app/features/editor/actions/downloads/finish-document.ts';
import { sayMissing } from '#app/features/editor/actions/downloads/say-missing.ts';
import { sayUnread } from '#app/features/editor/actions/downloads/say-unread.ts';
import { regimeWords } from '#app/features/editor/conformity/regime-words.ts';
import { wordsOfDraft } from '#app/features/editor/draft/kind-words.ts';
import { readGivenNumbers } from '#app/features/editor/draft/propose-own-number.ts';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import { meetFrozen } from '#app/features/editor/workspace/meet-frozen.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { offerSignIn } from '#app/session/sign-in-again.ts';
import { makeIssuedFile } from '#app/sheet/make-issued-file.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { listBlocking } from '#documents';
import { mentionOf, type StoredDraft } from '#documents/dossier';
import { readSeen } from './read-seen.ts';

/** Whether the document shown is complete; what it lacks is told. */
export async function mayIssue(workspace: Workspace): Promise<boolean> {
  await workspace.whenShown;
  await loadEngine();
  const { editor } = workspace.getState();
  editor.touched.touchAll();
  const [unread] = Object.keys(editor.store.getState().rawTexts);
  const { isBlocked, conformity } = editor.analysis.flush();
  if (unread !== undefined) sayUnread(unread, 'Le document n’est pas émis.');
  else if (isBlocked) sayMissing('Pas encore émis', listBlocking(conformity));
  if (unread !== undefined || isBlocked) return false;
  const found = await findMismatch(editor.store.getState());
  if (found) sayMismatch(found);
  return found === null;
}

function sayMismatch({ company, mismatch }: Mismatch): void {
  const { state, reason } = regimeWords[mismatch];
  showToast('Pas encore émis', {
    tone: 'error',
    detail: `${company.seller.name} ${state}. ${reason}`,
  });
}

type Mismatch = NonNullable<Awaited<ReturnType<typeof findMismatch>>>;

/** Issues the document shown, then draws, downloads and stores the file of the frozen version. */
export async function issueShown(workspace: Workspace): Promise<void> {
  if (!(await mayIssue(workspace))) return;
  const { id } = workspace.getState();
  const answer = await issueDocument(id, await readSeen(workspace));
  if (!answer.ok) return sayRefused(workspace, answer.problem);
  const { stored } = answer;
  workspace.show({ draft: stored.draft, rawTexts: {} }, { id, isSettled: true, stored });
  workspace.set({ isOutcomeOpen: true, given: await readGivenNumbers() });
  await dossier.tie(id);
  await giveFile(workspace, stored);
  await rememberForNext(workspace, stored.draft);
}

/** A failure here does not undo the issue: the file can be made again at any time. */
async function giveFile(workspace: Workspace, { id, issued, draft }: StoredDraft): Promise<void> {
  if (!issued) return;
  const { title, agree } = wordsOfDraft(draft);
  try {
    const file = await makeIssuedFile(issued, workspace.fonts);
    saveFile(file.name, file, file.type);
    countIssuedFile(issued, file);
    showToast(`${title} ${agree('émis')}`, { tone: 'success', detail: mentionOf(draft) });
    // If the upload fails, the list of documents uploads the file later.
    await keepFile(id, file);
  } catch {
    showToast(`${title} ${agree('émis')}, sans son fichier`, {
      tone: 'error',
      detail: 'Vérifiez la connexion, puis téléchargez-le.',
    });
  }
}

async function sayRefused(workspace: Workspace, problem: AccountProblem): Promise<void> {
  const { title, agree } = wordsOfDraft(workspace.getState().editor.store.getState().draft);
  if (problem.code === 'document_issued') {
    await meetFrozen(workspace, null);
    return showToast(`${title} déjà ${agree('émis')} sur un autre appareil`, {
      tone: 'error',
      detail: 'Voici ce qui est émis. Votre texte est gardé comme un nouveau brouillon.',
    });
  }
  const isOffline = problem.code === 'network';
  showToast('Le document n’est pas émis', {
    tone: 'error',
    detail: isOffline
      ? 'Prendre un numéro demande une connexion. Votre brouillon est gardé\u00a0: émettez-le quand elle revient.'
      : sayProblem(problem),
    ...offerSignIn(problem),
  });
}
