import { Suspense } from 'react';
import { loadAccountRecords } from '#app/features/editor/account/ask-account-records.ts';
import { useIsAccount } from '#app/features/editor/workspace/use-is-account.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';

/** For an account: keeps the seller among its companies, or the buyer among its clients. */
export function KeepParty({ party }: { party: 'seller' | 'buyer' }) {
  const isAccount = useIsAccount();
  const workspace = useWorkspace();
  const readDocument = () => {
    const { id, issued } = workspace.getState();
    return { id, issued: issued?.draft ?? null };
  };
  return (
    isAccount && (
      <Suspense>
        <KeepPartyButton party={party} readDocument={readDocument} />
      </Suspense>
    )
  );
}

/** For an account of several companies: the one of the document. */
export function OwnCompany() {
  const isAccount = useIsAccount();
  const { getState } = useWorkspace();
  return (
    isAccount && (
      <Suspense>
        <CompanySelect readDocument={getState} />
      </Suspense>
    )
  );
}

const CompanySelect = lazyFetched(async () => (await loadAccountRecords()).CompanySelect);
const KeepPartyButton = lazyFetched(async () => (await loadAccountRecords()).KeepPartyButton);
