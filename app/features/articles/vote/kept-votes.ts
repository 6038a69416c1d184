/** False when storage is refused. */
export function hasVoted(slug: string, storage: () => Storage): boolean {
  try {
    return readVotes(storage()).includes(slug);
  } catch {
    return false;
  }
}

/** When storage is refused, a new vote is possible after leaving the page. */
export function keepVote(slug: string, storage: () => Storage): void {
  try {
    const kept = storage();
    kept.setItem(KEY, [...new Set([...readVotes(kept), slug])].join(' '));
  } catch (error) {
    console.warn('The vote is known to this page only', error);
  }
}

function readVotes(storage: Storage): string[] {
  return (storage.getItem(KEY) ?? '').split(' ').filter(Boolean);
}

const KEY = 'facturier.votes';
