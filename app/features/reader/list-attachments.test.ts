import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { listAttachments } from './list-attachments.ts';

const named = (...names: string[]) =>
  listAttachments({
    attachments: names.map((name) => ({ name, relationship: '', bytes: Uint8Array.of(1) })),
    draft: requireDraft({
      ...samples.menuisier,
      attachments: [{ filename: 'rib.pdf', mediaType: 'application/pdf', content: 'AQID' }],
    }),
  });

test('files beside the invoice and inside it are listed together', () => {
  expect(named('bon.pdf')).toEqual([
    { name: 'bon.pdf', bytes: Uint8Array.of(1) },
    { name: 'rib.pdf', bytes: Uint8Array.of(1, 2, 3) },
  ]);
});

test('names of strangers lead nowhere and hide nothing', () => {
  const names = ['../../.bashrc', 'C:\\temp\\a.pdf', 'a\u202efdp.exe', '...', '', 'x'.repeat(300)];
  expect(named(...names).map(({ name }) => name)).toEqual([
    'bashrc',
    'a.pdf',
    'afdp.exe',
    'piece-jointe',
    'piece-jointe (2)',
    'x'.repeat(100),
    'rib.pdf',
  ]);
});
