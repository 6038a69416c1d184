import type { Capabilities } from '#server/backend/backend.ts';
import { codeOf, type Fault } from '#server/backend/fault.ts';
import type { Project } from './project.ts';

type World = {
  report: (fault: Fault) => void;
  say: (message: string) => void;
  /** The first delay between tries, doubled each time up to an hour. */
  waitMs?: number;
};

/**
 * Examines a project in the background until it answers; until then nothing counts as checked. An
 * unavailable project must not keep pages from being served.
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
  // Loads the client only when there is a project.
  const { findCapabilities } = await import('#server/backend/acceptance/find-capabilities.ts');
  const { recoveryCodes, passwordProof, endsAtOnce } = await findCapabilities(project);
  // GoTrue requires no proof for another address, and trying it would send two messages.
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
