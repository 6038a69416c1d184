import { expect, test } from 'vitest';
import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import { createFontMetrics } from '#documents';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { analyse } from './analyse.ts';
import type { Analyse } from './analysis.ts';
import { rehearse } from './rehearse.ts';

const metrics = createFontMetrics([latin]);
const context = { today: '2026-11-20', metrics, related: { origins: [], earlier: [] } };

test('a draft is analysed once a rest, as a table, and the page is then left in peace', () => {
  const draft = createNewDraft('facture-tva', { today: '2026-11-20', number: 'F-2026-0001' });
  const { counted, lineCounts } = count();
  const tasks: (() => void)[] = [];
  rehearse(counted, { draft, context }, (task) => tasks.push(task));
  expect(lineCounts).toEqual([]);
  for (let rests = 1; tasks.length > 0; rests += 1) {
    tasks.shift()?.();
    expect(lineCounts).toHaveLength(rests);
  }
  expect(lineCounts.length).toBeGreaterThan(10);
  expect(new Set(lineCounts)).toEqual(new Set([8 * draft.lines.length]));
});

test('what was rehearsed is not rehearsed again', () => {
  const draft = createNewDraft('quittance-loyer', { today: '2026-11-20', number: 'Q-2026-0001' });
  const { counted } = count();
  let rests = 0;
  rehearse(counted, { draft, context }, () => (rests += 1));
  rehearse(counted, { draft, context }, () => (rests += 1));
  expect(rests).toBe(1);
});

function count() {
  const lineCounts: number[] = [];
  const counted: Analyse = (draft, ...rest) => {
    lineCounts.push(draft.lines.length);
    return analyse(draft, ...rest);
  };
  return { counted, lineCounts };
}
