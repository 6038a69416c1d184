import { Link } from 'react-router';
import { WayOut } from '#app/account-forms/way-out.tsx';
import type { RefusedDocument } from '#app/data/account/dossier/sync-state.ts';
import { wayOf } from '#app/data/account/way-of-problem.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { useSync } from '#app/sync/use-sync.ts';
import { formatCounted } from '#documents';
import { describeRefused, describeSync } from './describe-sync.ts';

export function SyncLine() {
  const { status, waiting, refused, conflicts, problem } = useSync();
  const counts = { waiting, refused: refused.size, conflicts: conflicts.length };
  return (
    <div role="status" className="text-ink-soft max-sm:text-sm sm:mt-2">
      {refused.size > 0 && <RefusedDocuments refused={[...refused.values()]} />}
      <p>
        {describeSync({ status, problem, ...counts })}
        {problem && wayOf(problem.code) !== 'wait' && (
          <>
            {' '}
            <WayOut problem={problem} />
          </>
        )}
      </p>
    </div>
  );
}

/** They may be on another page of the list, which says why and what to do. */
function RefusedDocuments({ refused }: { refused: readonly RefusedDocument[] }) {
  const hiddenCount = refused.length - MAX_SHOWN;
  return (
    <p className="text-stamp">
      {describeRefused(refused.length)}{' '}
      {refused.slice(0, MAX_SHOWN).map(({ id, kind, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {kind === null ? (
            'un document absent de cet appareil'
          ) : (
            <Link to={draftAddress(kind, id)} className="underline">
              {name}
            </Link>
          )}
        </span>
      ))}
      {hiddenCount > 0 && ` et ${formatCounted(hiddenCount, 'autre')}`}.
    </p>
  );
}

const MAX_SHOWN = 5;
