import { getKeeper } from '#app/data/device/keeper.ts';
import { repetitionOf } from '#documents/dossier';

/** The id of the repetition of a document: pressed twice, one repetition. */
export function repetitionIdFor(documentId: string): string {
  return uuidOf(`${getKeeper() ?? ''}/${documentId}`);
}

/**
 * The repetitions that a document may be of: the one that prepared it, its own, and the one that it
 * had on this device before it was brought into the account.
 */
export function listRepetitionIds(documentId: string): string[] {
  const maker = repetitionOf(documentId);
  const own = [repetitionIdFor(documentId), uuidOf(`/${documentId}`)];
  return maker === null ? own : [maker, ...own];
}

/** 128 bits by four runs of FNV-1a, in the shape of RFC 9562, version 8. Not cryptographic. */
function uuidOf(text: string): string {
  const hex = SEEDS.map((seed) => fnv(text, seed).toString(16).padStart(8, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const SEEDS = [2_166_136_261, 3_735_928_559, 305_419_896, 2_654_435_769];
