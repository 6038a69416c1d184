import { signIn, signOut } from '#app/data/account/accounts.ts';
import { followKeeper, prepareLeaving } from '#app/data/account/dossier/follow-keeper.ts';
import { verifyIntegrity } from '#app/data/account/dossier/integrity.ts';
import { issueDocument } from '#app/data/account/dossier/issue-document.ts';
import { syncOnce } from '#app/data/account/dossier/keep-in-step.ts';
import { listConflicts, solveConflict } from '#app/data/account/dossier/solve-conflict.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { readAllClients, saveClient } from '#app/data/account/records/clients.ts';
import { runMutation } from '#app/data/account/records/run-mutation.ts';
import { openSession, sessionStore } from '#app/data/account/session/session.ts';
import { dossier } from '#app/data/dossier.ts';
import { createFollowUp } from '#app/follow-ups/create-follow-up.ts';
import { newId, newUuid } from '#app/lib/new-id.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { cents, type Draft } from '#documents';
import {
  type FollowUpRequest,
  type MadeReminder,
  type MilestoneName,
  type StoredDraft,
  toMadeReminder,
} from '#documents/dossier';
import { circumstances, DAY_MS } from './be-a-browser.ts';
import { takePicture } from './take-picture.ts';

/** What the user of a device does, through the code of the application. */
export const actions = {
  /** A new run: right clock, network, ids of its own. */
  begin: (seed: number, run: number) => {
    Object.assign(circumstances, {
      ...{ seed, run, clock: 0 },
      ...{ isOffline: false, losesNextAnswer: false },
    });
  },
  goOffline: (isOffline: boolean) => {
    circumstances.isOffline = isOffline;
  },
  loseNextAnswer: (isLost: boolean) => {
    circumstances.losesNextAnswer = isLost;
  },
  setClock: (days: number) => {
    circumstances.clock = days;
  },

  signIn: async (email: string, password: string) => {
    const problem = await signIn({ email, password });
    if (!problem) await followOnce();
    return problem?.code ?? null;
  },
  signOut: async () => {
    await prepareLeaving();
    await signOut('local');
    await followOnce();
  },
  isSignedIn: () => sessionStore.get().user !== null,

  /** A draft dated today, with the next number, as the editor proposes it. */
  create: async (written: Draft) => {
    const draft = { ...written, issueDate: todayInFrance() };
    const [number = ''] = await dossier.nextNumbers([draft], draft.issueDate);
    const stored = {
      id: newId(),
      draft: { ...draft, number },
      rawTexts: {},
      updatedAt: Date.now(),
    };
    await dossier.save(stored);
    return stored.id;
  },
  edit: async (id: string, change: Partial<Draft>) => {
    const stored = await requireStored(id);
    const { completedAt: _settled, ...kept } = stored;
    await dossier.save({ ...kept, draft: { ...stored.draft, ...change }, updatedAt: Date.now() });
  },
  issue: async (id: string) => {
    const { draft } = await requireStored(id);
    const answer = await issueDocument(id, draft);
    if (!answer.ok) return { problem: answer.problem.code, stored: null };
    await dossier.tie(id);
    return { problem: null, stored: answer.stored };
  },
  mark: (id: string, name: MilestoneName | null) => dossier.mark(id, name),
  pay: async (documentId: string, amount: number, corrects: string | null) => {
    const payment = {
      ...{ id: newUuid(), documentId, amount: cents(amount), corrects },
      ...{ paidOn: trueDay(), means: 'transfer' as const, note: '' },
    };
    await dossier.pay(payment);
    return payment.id;
  },
  /** Makes a letter of today, or takes out one that was made. */
  remind: async (id: string, level: MadeReminder['level']) => {
    const reminder = toMadeReminder(id, { level, date: todayInFrance() });
    await dossier.noteReminders([reminder]);
    return reminder;
  },
  forgetReminder: (made: MadeReminder) => dossier.forgetReminder(made),
  followUp: async (id: string, request: FollowUpRequest) =>
    (await createFollowUp(id, request)).map((made) => made.id),
  remove: async (id: string) => (await dossier.remove(id)) !== null,

  keepClient: async (client: Parameters<typeof saveClientNow>[0]) => saveClientNow(client),
  readClients: () => readAllClients(),

  sync: async () => {
    await syncOnce();
    const { status, problem, waiting, conflicts } = syncStore.get();
    return { status, problem: problem?.code ?? null, waiting, conflicts };
  },
  listConflicts: async () =>
    (await listConflicts()).map(({ id, own, theirs, isIssued }) => ({ id, own, theirs, isIssued })),
  solve: async (id: string, choice: 'own' | 'theirs' | 'both') => {
    const conflict = (await listConflicts()).find((one) => one.id === id);
    if (conflict) await solveConflict(conflict, choice);
  },
  verify: () => verifyIntegrity(),
  takePicture,
};

/** Keeps in step with who is signed in, once: timers would make each run another one. */
async function followOnce(): Promise<void> {
  await openSession();
  await followKeeper(sessionStore)();
}

async function requireStored(id: string): Promise<StoredDraft> {
  const stored = await dossier.get(id);
  if (!stored) throw new Error(`No document ${id}`);
  return stored;
}

function saveClientNow(client: Awaited<ReturnType<typeof readAllClients>>[number]) {
  return runMutation(saveClient(), client);
}

/** Users write the day on which money came, whatever their clock says. */
function trueDay(): string {
  return todayInFrance(new Date(Date.now() - circumstances.clock * DAY_MS));
}
