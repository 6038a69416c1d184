import { stampOfDraft } from '#app/data/account/dossier/stamps.ts';
import type { Synced } from '#app/data/device/browser-schema.ts';
import type { Draft } from '#documents';
import type { StoredDraft } from '#documents/dossier';

/** `set-aside` keeps what was written here as a draft of its own; `ask` lets its author choose. */
export type Meeting = 'take-theirs' | 'keep-own' | 'set-aside' | 'ask';

/**
 * What becomes of a document of this device, `own`, when the account sends its version, `theirs`.
 * `known` is what this device knew of the account.
 */
export function meetVersions({
  own,
  theirs,
  known,
  version,
}: {
  own: StoredDraft | undefined;
  theirs: StoredDraft;
  known: Pick<Synced, 'stamp' | 'version'> | undefined;
  version: number;
}): Meeting {
  // Deleted here, and the account has not heard of it yet.
  if (!own)
    return known && versionSeen(known) === version && !theirs.issued ? 'keep-own' : 'take-theirs';
  const stamp = stampOfDraft(own);
  if (stamp === stampOfDraft(theirs) || stamp === known?.stamp) return 'take-theirs';
  // An issued document that is changed on the screen only: nothing of it is ever sent.
  const holdsFrozen = own.issued && isSameDraft(own.issued.draft, theirs.draft);
  if (theirs.issued && !holdsFrozen)
    return isSameButNumber(own, theirs) ? 'take-theirs' : 'set-aside';
  return known?.version === version ? 'keep-own' : 'ask';
}

/** The version that a device last had of the account; of a draft that it only sent, the first. */
export function versionSeen({ version = UNKNOWN_VERSION }: Pick<Synced, 'version'>): number {
  return version === UNKNOWN_VERSION ? FIRST_VERSION : version;
}

/** A draft was sent, and no answer has come. */
export const UNKNOWN_VERSION = 0;
const FIRST_VERSION = 1;

type Content = Pick<StoredDraft, 'draft' | 'rawTexts'>;

/** Whether two contents differ at most in their number, which the account gives. */
export function isSameButNumber(left: Content, right: Content): boolean {
  return stampOf(withoutNumber(left)) === stampOf(withoutNumber(right));
}

function isSameDraft(left: Draft, right: Draft): boolean {
  return stampOf({ draft: left, rawTexts: {} }) === stampOf({ draft: right, rawTexts: {} });
}

function withoutNumber({ draft, rawTexts }: Content): Content {
  return { draft: { ...draft, number: '' }, rawTexts };
}

function stampOf({ draft, rawTexts }: Content): string {
  return stampOfDraft({ id: '', draft, rawTexts, updatedAt: 0 });
}
