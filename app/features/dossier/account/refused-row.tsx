import { TriangleAlert } from 'lucide-react';
import { RefusalList } from '#app/account-forms/refusal-list.tsx';
import type { RefusedDocument } from '#app/data/account/dossier/sync-state.ts';

/** Below the row of a document that the account does not have as it is here. */
export function RefusedRow({ refused }: { refused: RefusedDocument }) {
  return (
    <div className="mx-3 mb-2.5 flex gap-2.5 rounded-control bg-stamp-soft px-3 py-2 text-sm text-stamp lg:mx-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 grow">
        <RefusalList refused={refused} />
      </div>
    </div>
  );
}
