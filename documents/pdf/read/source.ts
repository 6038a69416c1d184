import type { Budget } from './budget.ts';
import type { Entries, PdfValue } from './values.ts';

/** A position in the file or an object stream; null for a freed object. */
export type Place = { at: number } | { group: number } | null;

/** A file being read, with its objects’ places and those already parsed. */
export type Source = {
  bytes: Uint8Array;
  budget: Budget;
  places: Map<number, Place>;
  /** Entries of the last update win. */
  trailer: Entries;
  objects: Map<number, PdfValue>;
  /** Objects being opened: a cycle resolves to null. */
  opening: Set<number>;
  groups: Map<number, ObjectGroup | null>;
  /** Found by searching the file: whatever does not fit is left out. */
  isRebuilt: boolean;
};

/** An inflated object stream, with the start of each object in it. */
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
