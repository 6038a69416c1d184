import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { dossier } from '#app/data/dossier.ts';
import { createNewDraft } from '#app/features/editor/draft/new-draft.ts';
import { createWorkspace } from './workspace.ts';

vi.stubGlobal('requestAnimationFrame', (task: () => void) => setTimeout(task));
vi.stubGlobal('cancelAnimationFrame', clearTimeout);

const blank = createNewDraft('facture-tva', { today: '2026-11-20', number: 'F-2026-0001' });
const draft = { ...blank, buyer: { ...blank.buyer, name: 'Cycles Garance' } };
const ids = { clientId: 'garance', companyId: 'atelier' };

test('a draft is saved with whom it names, which leaves with the name', async () => {
  const workspace = createWorkspace('facture-tva');
  const { store } = workspace.getState().editor;
  const stored = { updatedAt: 1, ...ids };
  workspace.show({ draft, rawTexts: {} }, { id: 'draft', isSettled: true, stored });
  store.set('subject', 'Pose');
  await workspace.flush();
  expect(await dossier.get('draft')).toMatchObject(ids);

  store.set('buyer.name', 'Zoé Elan');
  await workspace.flush();
  const renamed = await dossier.get('draft');
  expect(renamed).toMatchObject({ companyId: 'atelier' });
  expect(renamed).not.toHaveProperty('clientId');

  store.undo();
  await workspace.flush();
  expect(await dossier.get('draft')).toMatchObject(ids);
});

test('what is issued counts for whom it was issued to, whatever is typed over it', async () => {
  const workspace = createWorkspace('facture-tva');
  const { store } = workspace.getState().editor;
  const issued = { completedAt: 1, issued: { draft, at: 1 } };
  const stored = { updatedAt: 1, ...issued, ...ids };
  workspace.show({ draft, rawTexts: {} }, { id: 'issued', isSettled: true, stored });
  store.set('buyer.name', 'Zoé Elan');
  await workspace.flush();
  expect(await dossier.get('issued')).toMatchObject({
    ...ids,
    draft: { buyer: { name: 'Zoé Elan' } },
  });
  workspace.restoreIssued();
  expect(store.getState()).toMatchObject(ids);
});
