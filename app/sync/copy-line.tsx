import { formatNumber } from '#documents';
import { useSync } from './use-sync.ts';

/** Nothing once this device has all documents of the account. */
export function CopyLine() {
  const { copy, status } = useSync();
  if (copy === null || status === 'unknown') return null;
  const { received } = copy;
  const total = copy.total === null ? null : Math.max(received, copy.total);
  const news =
    status === 'stopped'
      ? 'Cet appareil n’a pas encore reçu tous vos documents'
      : 'Vos documents arrivent sur cet appareil';
  return (
    <div className="mt-4 rounded-card border border-rule bg-surface p-4">
      <p>
        {/* The count that follows changes too often to be read out. */}
        <strong role="status" className="font-semibold">
          {news}
        </strong>
        &nbsp;: {say(received)}
        {total !== null && ` sur ${say(total)}`}. Ce qui suit ne compte que ceux-là.
      </p>
      {total !== null && (
        <progress
          aria-label="Documents reçus"
          className="mt-2 h-2 w-full"
          value={received}
          max={Math.max(1, total)}
        />
      )}
    </div>
  );
}

function say(count: number): string {
  return formatNumber(String(count));
}
