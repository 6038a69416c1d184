import { expect, test } from 'vitest';
import { type ModuleGraph, nameChunk } from './name-chunk.ts';

const importers: Record<string, string[]> = {
  '/app/root.tsx': [],
  '/app/ui/button.tsx': ['/app/root.tsx', '/app/features/editor/editor-page.tsx'],
  '/app/features/editor/editor-page.tsx': ['/app/routes/public/devis.tsx'],
  '/app/features/editor/editor-form.tsx': ['/app/features/editor/editor-page.tsx'],
  '/app/ui/field.tsx': ['/app/features/editor/editor-form.tsx', '/app/routes/public/relance.tsx'],
  '/app/features/editor/share-dialog.tsx': [],
};
const folder = '/app/';
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    isEntry: id.includes('/routes/'),
    importers: importers[id] ?? [],
  }),
};

test('a module goes with all who wait for it', () => {
  expect(nameChunk('/app/ui/button.tsx', { graph, folder })).toBe('shell');
  expect(nameChunk('/app/features/editor/editor-form.tsx', { graph, folder })).toBe('editor');
  expect(nameChunk('/app/ui/field.tsx', { graph, folder })).toBe('common');
});

test('what comes on demand, what one other page needs and what others wrote are left alone', () => {
  expect(nameChunk('/app/features/editor/share-dialog.tsx', { graph, folder })).toBeNull();
  expect(nameChunk('/app/routes/public/relance.tsx', { graph, folder })).toBeNull();
  expect(nameChunk('/node_modules/react/index.js', { graph, folder })).toBeNull();
});

test('modules that import each other are no endless walk', () => {
  const circle: ModuleGraph = {
    getModuleInfo: (id) => ({
      isEntry: false,
      importers: [id === '/app/a.ts' ? '/app/b.ts' : '/app/a.ts'],
    }),
  };
  expect(nameChunk('/app/a.ts', { graph: circle, folder })).toBeNull();
});
