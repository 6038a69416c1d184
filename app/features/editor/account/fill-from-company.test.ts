import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import type { Editor } from '#app/features/editor/store/editor-context.tsx';
import type { Draft } from '#documents';
import type { RecordIds } from '#documents/dossier';
import { fillFromCompany } from './fill-from-company.ts';

afterEach(() => queryClient.clear());

test('the last company that was chosen fills the document', async () => {
  const { editor, read, readNamed } = open();
  const [first, last] = await Promise.all([fill(editor, 'Dupont'), fill(editor, 'Morel')]);
  expect([first, last]).toEqual([false, true]);
  expect(read().seller.name).toBe('Morel');
  expect(readNamed()).toEqual({ companyId: 'Morel' });
});

test('a company that comes late fills neither another document nor what is typed', async () => {
  const { editor, read, write } = open();
  let shownCount = 0;
  const filled = fill(editor, 'Dupont', () => shownCount);
  shownCount = 1;
  expect(await filled).toBe(false);
  const typed = fill(editor, 'Dupont');
  write({ ...read(), seller: { ...read().seller, name: 'Du' } });
  expect(await typed).toBe(false);
  expect(read().seller.name).toBe('Du');
});

test('the option on the debits and the name on cheques are of one company', async () => {
  const { editor, read, write } = open();
  await fill(editor, 'Dupont');
  write({
    ...read(),
    ...{ operation: 'services', vatOnDebits: true },
    payment: { ...read().payment, chequeOrder: 'Dupont' },
  });
  await fill(editor, 'Dupont');
  expect(read()).toMatchObject({ vatOnDebits: true, payment: { chequeOrder: 'Dupont' } });
  await fill(editor, 'Morel');
  expect(read().vatOnDebits).toBe(false);
  expect(read().payment).not.toHaveProperty('chequeOrder');
});

function fill(editor: Editor, name: string, readCount = () => 0): Promise<boolean> {
  const { seller, style, vatRegime, payment, operation, vatOnDebits } = blank;
  const defaults = { vatRegime, payment, operation, vatOnDebits, notes: '', terms: '' };
  queryClient.setQueryData(['companies', 'one', name], {
    ...{ id: name, seller: { ...seller, name }, style },
    defaults: { ...defaults, numbering: {} },
  });
  return fillFromCompany(editor, {
    id: name,
    readDocument: () => ({ given: [], isIssued: false, shownCount: readCount() }),
  });
}

function open() {
  let draft: Draft = blank;
  let named: RecordIds = {};
  const store = {
    getState: () => ({ draft, rawTexts: {} }),
    nameRecords: (ids: RecordIds, change: (draft: Draft) => Draft) => {
      named = ids;
      draft = change(draft);
    },
  };
  const editor = { store, today: '2026-11-27' } as unknown as Editor;
  return {
    editor,
    read: () => draft,
    readNamed: () => named,
    write: (next: Draft) => {
      draft = next;
    },
  };
}

const blank = createBlankDraft('facture-tva');
