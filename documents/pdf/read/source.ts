import type { Budget } from './budget.ts';
import type { Entries, PdfValue } from './values.ts';

/**
 * Where an object is: at a position of the file, or in an object stream; null when it was freed.
 */
export type Place = { at: number } | { group: number } | null;

/** A file being read: where its objects are, and those that were read already. */
export type Source = {
  bytes: Uint8Array;
  budget: Budget;
  places: Map<number, Place>;
  /** What the last update of the file says first. */
  trailer: Entries;
  objects: Map<number, PdfValue>;
  /** Being read: one that leads back to itself is nothing. */
  opening: Set<number>;
  groups: Map<number, ObjectGroup | null>;
  /**
   * Found by looking at the whole file, as its cross-references are wrong: what does not fit is
   * then left out.
   */
  isRebuilt: boolean;
};

/** An object stream, inflated, and where each of its objects begins in it. */
export type ObjectGroup = { bytes: Uint8Array; starts: Map<number, number> };

export function createSource(bytes: Uint8Array, budget: Budget, isRebuilt: boolean): Source {
  return {
    bytes,
    budget,
    places: new Map(),
    trailer: new Map(),
    objects: new Map(),
    opening: new Set(),
    groups: new Map(),
    isRebuilt,
  };
}
