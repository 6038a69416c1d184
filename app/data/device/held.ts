import type { GivenNumber, StoredDraft } from '#documents/dossier';
import { databaseOf, getKeeper } from './keeper.ts';

/** Drafts and numbers of the shown account, in memory while the browser refuses to store them. */
export function heldHere(): Held {
  const name = databaseOf(getKeeper());
  if (held.name !== name) held = { name, drafts: new Map(), numbers: new Map() };
  return held;
}

export type Held = {
  drafts: Map<string, StoredDraft>;
  /** Under the key « series/number ». */
  numbers: Map<string, GivenNumber>;
};

let held: Held & { name: string } = { name: '', drafts: new Map(), numbers: new Map() };
