import { useSyncExternalStore } from 'react';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { createState } from '#app/lib/create-state.ts';
import type { PartyName } from './fill-party.ts';

/** The number that last filled the party’s card in the open document. */
export function useFilledNumber(party: PartyName): [string | null, (number: string) => void] {
  const id = useWorkspaceState((state) => state.id);
  const kept = useSyncExternalStore(filled.subscribe, filled.get, filled.getInitial);
  const isAtHand = kept.id === id || kept.id === null;
  return [
    isAtHand ? kept[party] : null,
    (number) => filled.set({ ...(isAtHand ? {} : NOTHING), id, [party]: number }),
  ];
}

const NOTHING = { seller: null, buyer: null };
const filled = createState<{ id: string | null } & Readonly<Record<PartyName, string | null>>>({
  id: null,
  ...NOTHING,
});
