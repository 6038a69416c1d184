import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { wayOf } from '#app/data/account/way-of-problem.ts';
import { formatCounted } from '#documents';

export type SyncSummary = {
  status: 'unknown' | 'running' | 'done' | 'stopped';
  waiting: number;
  refused: number;
  conflicts: number;
  problem: Pick<AccountProblem, 'code'> | null;
};

/**
 * Where the documents of the account stand. Only what leaves by itself is promised; what is refused
 * and what asks something of the user are said beside it.
 */
export function describeSync({
  status,
  waiting,
  refused,
  conflicts,
  problem,
}: SyncSummary): string {
  if (waiting > 0) return `${countWaiting(waiting)}${promise(problem)}`;
  if (status === 'stopped') return problem?.code === 'network' ? OFFLINE : AS_KNOWN;
  if (status === 'unknown' || status === 'running') return OF_ACCOUNT;
  return refused + conflicts > 0
    ? 'Le reste est enregistré dans votre compte.'
    : 'Tout est enregistré dans votre compte.';
}

export function describeRefused(count: number): string {
  const what = formatCounted(
    count,
    'document n’a pas pu être enregistré',
    'documents n’ont pas pu être enregistrés',
  );
  return `${what} en entier dans votre compte\u00a0:`;
}

function countWaiting(count: number): string {
  const what = formatCounted(
    count,
    'document attend d’être enregistré',
    'documents attendent d’être enregistrés',
  );
  return `${what} dans votre compte.`;
}

/** Nothing is promised where the user has something to do first. */
function promise(problem: SyncSummary['problem']): string {
  if (problem === null) return ' C’est fait tout seul.';
  const isWaiting = wayOf(problem.code) === 'wait';
  return isWaiting ? ` C’est fait tout seul ${WHEN[problem.code] ?? WHEN_BACK}.` : '';
}

const WHEN: Readonly<Record<string, string>> = {
  network: 'dès que la connexion revient',
  too_much_written: 'dans quelques minutes\u00a0: beaucoup a été enregistré en peu de temps',
  over_request_rate_limit: 'dans quelques minutes\u00a0: beaucoup a été demandé en peu de temps',
};
const WHEN_BACK = 'dès que le service répond de nouveau';
const OFFLINE = 'Sans connexion\u00a0: voici vos documents tels que cet appareil les connaît.';
const AS_KNOWN = 'Voici vos documents tels que cet appareil les connaît.';
const OF_ACCOUNT = 'Vos brouillons et vos documents émis, dans votre compte.';
