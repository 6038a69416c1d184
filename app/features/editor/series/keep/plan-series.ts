import type { KeptTerm } from '#app/features/editor/series/kept-series.ts';
import type { Draft } from '#documents';
import type { DocumentLink } from '#documents/dossier';

/**
 * Gives each document of a series an id, that of its stored version if any, and the links between
 * them: each tenant’s months in order, and the tenants by their first month. `origin` is linked
 * even when it is not part of the series.
 */
export function planSeries(
  drafts: readonly Draft[],
  { kept, origin, newId, now }: Plan,
): { ids: string[]; links: DocumentLink[] } {
  const ids = drafts.map((draft) => kept.find((one) => isSame(one.draft, draft))?.id ?? newId());
  const made = drafts.map((draft, index): Placed => ({ id: ids[index] ?? '', draft }));
  const all = !origin || ids.includes(origin.id) ? made : [...made, origin];
  const tenants = new Set(all.map(({ draft }) => draft.buyer.name));
  const lines = [...tenants].map((name) =>
    all.filter(({ draft }) => draft.buyer.name === name).sort(byTerm),
  );
  const pairs = [...listPairs(lines.map(([first]) => first)), ...lines.flatMap(listPairs)];
  return { ids, links: pairs.map((pair, index) => tie(pair, now + index)) };
}

type Placed = Pick<KeptTerm, 'id' | 'draft'>;
type Plan = {
  kept: readonly Placed[];
  /** Null when it is not stored. */
  origin: Placed | null;
  newId: () => string;
  now: number;
};

function isSame(a: Draft, b: Draft): boolean {
  return a.supply?.start === b.supply?.start && a.buyer.name === b.buyer.name;
}

function byTerm(a: Placed, b: Placed): number {
  const [first, second] = [a.draft.supply?.start ?? '', b.draft.supply?.start ?? ''];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function listPairs(line: readonly (Placed | undefined)[]): [Placed, Placed][] {
  return line.flatMap((to, index): [Placed, Placed][] => {
    const from = line[index - 1];
    return from && to ? [[from, to]] : [];
  });
}

function tie([{ id: from }, { id: to }]: [Placed, Placed], createdAt: number): DocumentLink {
  return { key: `${from}/${to}`, from, to, relation: 'series', createdAt };
}
