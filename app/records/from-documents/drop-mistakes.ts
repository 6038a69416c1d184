import { readParts } from '#app/data/account/records/read-parts.ts';
import { type Draft, listMistakes, type Mistake } from '#documents';

/** A party without the values that the forms of entries refuse, and these. */
export function dropMistakes<Side extends 'seller' | 'buyer'>(
  side: Side,
  party: Draft[Side],
): { party: Draft[Side]; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  let kept = party;
  // One at a time: the right value beside a wrong one may look wrong.
  for (let [mistake] = listMistakes(draftOf(side, kept)); mistake; ) {
    mistakes.push(mistake);
    kept = readParts(draftOf(side, removeAt(kept, mistake.path.split('.').slice(1))))[side];
    [mistake] = listMistakes(draftOf(side, kept));
  }
  return { party: kept, mistakes };
}

function draftOf<Side extends 'seller' | 'buyer'>(side: Side, party: Draft[Side]): Partial<Draft> {
  return { [side]: party };
}

/** What is left is read again before it is used. */
function removeAt<Node>(node: Node, [key, ...rest]: readonly string[]): Node {
  if (key === undefined || typeof node !== 'object' || node === null) return node;
  const { [key]: child, ...others } = node as Record<string, unknown>; // a part of a draft
  return { ...others, ...(rest.length > 0 && { [key]: removeAt(child, rest) }) } as Node;
}
