import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listRules } from '#documents/kinds/check-conformity.ts';
import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { KIND_NAMES } from '#documents/model/subtypes.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

const page = readFileSync('docs/law-coverage.md', 'utf8');
/** The only mentions that no sample has. */
const ofGroup: DraftInput = {
  ...samples.menuisier,
  seller: {
    ...samples.menuisier.seller,
    isApprovedAssociationMember: true,
    vatGroup: { name: 'Groupe Y', siren: '404833048', vatNumber: 'FR83404833048' },
  },
};
const rules = KIND_NAMES.flatMap(listRules);

test('every rule cites its text', () => {
  expect(rules.filter(({ reference }) => reference.trim() === '').map(({ id }) => id)).toEqual([]);
});

test('every path that the page links exists', () => {
  const paths = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => `docs/${path}`);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('every rule and mention that the page names exists', () => {
  const mentions = [...Object.values(samples), ofGroup].flatMap((input) => {
    const draft = requireDraft(input);
    const kind = requireKind(draft.kind);
    return computeMentions({ draft, totals: computeTotals(draft), kind });
  });
  const known = new Set([...rules, ...mentions].map(({ id }) => id));
  const named = [...page.matchAll(/`([a-z-]+)`/g)].map(([, id = '']) => id);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
