import { ProblemText } from '#app/account-forms/problem-text.tsx';
import { useSync } from './use-sync.ts';

export function SyncLine() {
  const { status, waiting, problem } = useSync();
  return (
    <p role="status" className="mt-2 text-ink-soft">
      {describe(status, waiting)}
      {problem && problem.code !== 'network' && (
        <>
          {' '}
          <ProblemText problem={problem} />
        </>
      )}
    </p>
  );
}

function describe(status: ReturnType<typeof useSync>['status'], waiting: number): string {
  if (status === 'unknown' || (status === 'running' && waiting === 0))
    return 'Vos brouillons et vos documents émis, dans votre compte.';
  if (waiting === 0 && status !== 'stopped') return 'Tout est enregistré dans votre compte.';
  if (waiting === 0)
    return 'Sans connexion\u00a0: voici vos documents tels que cet appareil les connaît.';
  const documents = waiting === 1 ? '1 document attend' : `${waiting} documents attendent`;
  return `${documents} d’être enregistré${waiting === 1 ? '' : 's'} dans votre compte. C’est fait tout seul dès que la connexion revient.`;
}
