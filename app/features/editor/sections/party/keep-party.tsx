import { type ComponentType, Suspense } from 'react';
import { loadAccountRecords } from '#app/features/editor/account/ask-account-records.ts';
import type { KeepPartyProps } from '#app/features/editor/account/keep-party-props.ts';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useIsAccount } from '#app/features/editor/workspace/use-is-account.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';

/** For an account: keeps the seller among its companies, or the buyer among its clients. */
export function KeepParty({ party }: { party: 'seller' | 'buyer' }) {
  return useAccountPart(KeepPartyButton, party);
}

/** For an account: which company or client of several the document counts for. */
export function OwnParty({ party }: { party: 'seller' | 'buyer' }) {
  return useAccountPart(PartyChoice, party);
}

function useAccountPart(
  Part: ComponentType<KeepPartyProps & { party: 'seller' | 'buyer' }>,
  party: 'seller' | 'buyer',
) {
  const isAccount = useIsAccount();
  const workspace = useWorkspace();
  const readDocument = () => {
    const { id, issued, shownCount } = workspace.getState();
    return { id, issued: issued?.draft ?? null, shownCount };
  };
  return (
    isAccount && (
      <Suspense>
        <Part party={party} readDocument={readDocument} onMistake={focusField} />
      </Suspense>
    )
  );
}

const KeepPartyButton = lazyFetched(async () => (await loadAccountRecords()).KeepPartyButton);
const PartyChoice = lazyFetched(async () => (await loadAccountRecords()).PartyChoice);
