import type { GivenNumber, StoredDraft } from '#documents/dossier';
import { databaseOf, getKeeper } from './keeper.ts';

/** What this page holds while the browser refuses to keep it, for the account it is shown to. */
export function heldHere(): Held {
  const name = databaseOf(getKeeper());
  if (held.name !== name) held = { name, drafts: new Map(), numbers: new Map() };
  return held;
}

type Held = {
  drafts: Map<string, StoredDraft>;
  /** By their keys. */
  numbers: Map<string, GivenNumber>;
};

let held: Held & { name: string } = { name: '', drafts: new Map(), numbers: new Map() };
