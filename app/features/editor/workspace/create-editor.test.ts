import { afterEach, expect, test, vi } from 'vitest';
import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import { createSheetFonts } from '#app/sheet/sheet-fonts.ts';
import type { KindName } from '#documents';

afterEach(() => vi.unstubAllEnvs());

test('an editor that is opened once what judges is there is judged as the first one was', async () => {
  // A browser loads the engine later; prerendering has all the code from the start.
  vi.stubEnv('SSR', false);
  const { createEditor } = await import('./create-editor.ts');
  const { loadEngine } = await import('#app/features/editor/store/load-engine.ts');
  const open = (kind: KindName) =>
    createEditor(createNewDraft(kind, DAY), {
      fonts: createSheetFonts(),
      followMore: (_before, after) => after,
    }).analysis;
  const first = open('devis');
  expect(first.getState()).toMatchObject({ conformity: [], sheet: { pages: [] } });
  await loadEngine();
  const second = open('facture-tva');
  await loadEngine();
  for (const { getState } of [first, second]) {
    expect(getState().conformity.length).toBeGreaterThan(10);
    expect(getState().sheet.pages.length).toBeGreaterThan(0);
  }
});

const DAY = { today: '2026-11-20', number: 'F-2026-0001' };
