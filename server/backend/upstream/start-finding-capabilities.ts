import type { Capabilities } from '#server/backend/backend.ts';
import { codeOf, type Fault } from '#server/backend/fault.ts';
import type { Project } from './project.ts';

type World = {
  report: (fault: Fault) => void;
  /** For the operator. */
  say: (message: string) => void;
  /** Until the next try, the first time; then twice as much, up to an hour. */
  waitMs?: number;
};

/**
 * Finds out what a project checks, from now on until it has answered; nothing counts as checked
 * before. Nobody waits for it: a project that does not answer must not keep the pages from being
 * served.
 */
export function startFindingCapabilities(
  project: Project,
  { report, say, waitMs = 60_000 }: World,
): { get: () => Capabilities; stop: () => Promise<void> } {
  let known = NOTHING;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const find = async (nextMs: number): Promise<void> => {
    try {
      known = await ask(project);
      say(describe(known));
    } catch (error) {
      if (isStopped) return;
      report({ event: 'capabilities_fault', code: codeOf(error) });
      timer = setTimeout(find, nextMs, Math.min(nextMs * 2, HOUR_MS)).unref();
    }
  };
  find(waitMs);
  return {
    get: () => known,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return Promise.resolve();
    },
  };
}

async function ask(project: Project): Promise<Capabilities> {
  // The client is fetched where there is a project only.
  const { findCapabilities } = await import('#server/backend/acceptance/find-capabilities.ts');
  const { recoveryCodes, passwordProof, endsAtOnce } = await findCapabilities(project);
  // No GoTrue asks for a proof before another address, and to try it would write to two of them.
  return {
    recoveryCodes,
    passwordProof: passwordProof ? 'password' : 'none',
    addressProof: 'none',
    endsAtOnce,
  };
}

function describe({ recoveryCodes, passwordProof, endsAtOnce }: Capabilities): string {
  const asked = passwordProof === 'none' ? 'une adresse ou un mot de passe' : 'une adresse';
  const missing = [
    ...(recoveryCodes ? [] : ['de codes de secours']),
    `de mot de passe actuel pour changer ${asked}`,
  ];
  const sentence = `Le projet Supabase ne vérifie pas ${missing.join(', ni ')} : les pages n’en demandent pas.`;
  return endsAtOnce
    ? sentence
    : `${sentence} Le jeton d’une session fermée y sert encore jusqu’à sa fin : les pages le disent.`;
}

const HOUR_MS = 3_600_000;
const NOTHING: Capabilities = {
  recoveryCodes: false,
  passwordProof: 'none',
  addressProof: 'none',
  endsAtOnce: false,
};
