import { expect, test } from 'vitest';
import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import { createFontMetrics } from '#documents';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { analyse } from './analyse.ts';
import { createAnalysisStore } from './analysis.ts';
import { createEditorStore } from './editor-store.ts';

test('nothing is judged before what judges has come, then the draft of the moment is', () => {
  const { store, analysis } = start();
  store.set('number', 'F-2026-0002');
  expect(analysis.flush()).toMatchObject({ conformity: [], sheet: { pages: [] } });
  analysis.provide(analyse);
  expect(analysis.getState().draft.number).toBe('F-2026-0002');
  expect(analysis.getState().conformity.length).toBeGreaterThan(10);
});

test('the first draft stays known: the page was drawn with it', () => {
  const { store, analysis } = start();
  store.set('number', 'F-2026-0002');
  analysis.provide(analyse);
  expect(analysis.getInitialState().draft.number).toBe('F-2026-0001');
  expect(analysis.getInitialState().sheet.pages).toHaveLength(1);
});

test('the page was drawn with the example, whatever is typed before what judges has come', () => {
  const { store, analysis, context } = start({ isUntouched: true });
  store.set('number', 'F-2026-0002');
  context.isUntouched = false;
  analysis.provide(analyse);
  expect(analysis.getInitialState().example).not.toBeNull();
  expect(analysis.getState().example).toBeNull();
});

test('another day is another analysis of the same draft', () => {
  const { analysis, context } = start();
  analysis.provide(analyse);
  const before = analysis.getState();
  expect(analysis.flush()).toBe(before);
  context.today = '2028-01-01';
  expect(analysis.flush()).not.toBe(before);
});

test('a text that cannot be read yet takes the place of the example', () => {
  const { store, analysis, context } = start({ isUntouched: true });
  analysis.provide(analyse);
  expect(analysis.getState().example).not.toBeNull();
  store.setRaw('lines[0].unitPrice', '12,');
  context.isUntouched = !store.canUndo();
  expect(analysis.flush().example).toBeNull();
});

test('a name that the typeface lacks is said, not one whose part has not come yet', () => {
  const { store, analysis } = start();
  analysis.provide(analyse);
  const readMissing = () => analysis.flush().conformity.filter(({ id }) => id === 'printable-text');
  store.set('buyer.name', 'Όμηρος');
  expect(readMissing()).toEqual([]);
  store.set('buyer.name', 'Chez 🔧');
  expect(readMissing()).toMatchObject([{ field: 'buyer.name', severity: 'warning' }]);
  expect(analysis.getState().missing.get('buyer.name')?.id).toBe('printable-text');
  store.set('buyer.name', 'Chez Max');
  expect(readMissing()).toEqual([]);
});

function start({ isUntouched = false } = {}) {
  const context = {
    today: '2026-11-20',
    metrics: createFontMetrics([latin]),
    related: { origins: [], earlier: [] },
    isUntouched,
  };
  const draft = createNewDraft('facture-tva', { today: '2026-11-20', number: 'F-2026-0001' });
  const store = createEditorStore({ draft, rawTexts: {} }, () => 0);
  const analysis = createAnalysisStore(store, {
    context: () => ({ ...context }),
    schedule: () => () => undefined,
  });
  return { store, analysis, context };
}
