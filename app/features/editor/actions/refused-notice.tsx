import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { RefusalList } from '#app/account-forms/refusal-list.tsx';
import { useRefused } from '#app/account-forms/use-refused.ts';
import { WayOut } from '#app/account-forms/way-out.tsx';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { wayOf } from '#app/data/account/way-of-problem.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';

/** Why the account does not have the open document as it is here, and what to do. */
export function RefusedNotice() {
  const refused = useRefused(useWorkspaceState(({ id }) => id));
  const problem = useSyncExternalStore(syncStore.subscribe, readProblem, () => null);
  const isShown = refused !== null || problem !== null;
  return (
    <div role="status">
      {isShown && (
        <section
          aria-label="Pas enregistré dans votre compte"
          className="mb-4 flex gap-3 rounded-card border border-amber bg-amber-soft p-4"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
          <div className="min-w-0 grow">
            {refused && <RefusalList refused={refused} />}
            {problem && (
              <p>
                <strong className="font-semibold">
                  Vos changements restent sur cet appareil pour l’instant.
                </strong>{' '}
                <WayOut problem={problem} />
              </p>
            )}
          </div>
        </section>
      )}
    </div>
  );
}

/** What holds up everything until the user does something. */
function readProblem() {
  const { problem, waiting } = syncStore.get();
  return problem && waiting > 0 && wayOf(problem.code) === 'act' ? problem : null;
}
