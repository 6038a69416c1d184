import { expect, test } from 'vitest';
import type { ReceivedFile } from '#app/files/received-file.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { findSameInvoice } from './find-same-invoice.ts';

const draft = requireDraft(samples.menuisier);

function receive(id: string, change: Partial<typeof draft> = {}): ReceivedFile {
  // The list reads no other field.
  const invoice = { draft: { ...draft, number: 'F-1', ...change } };
  return { id, name: `${id}.pdf`, invoice } as unknown as ReceivedFile;
}

test('an invoice of the same seller and number is the same one', () => {
  const [first, again] = [receive('first'), receive('again')];
  const other = receive('other', { number: 'F-2' });
  const unnumbered = [receive('a', { number: '' }), receive('b', { number: '' })] as const;
  const files = [first, other, again, ...unnumbered];
  expect(findSameInvoice(files, again)).toBe(first);
  expect(findSameInvoice(files, first)).toBeNull();
  expect(findSameInvoice(files, other)).toBeNull();
  expect(findSameInvoice(files, unnumbered[1])).toBeNull();
  const refused = { id: 'x', name: 'x', message: '', drafts: [], copies: [] };
  expect(findSameInvoice([refused, { ...refused, id: 'y' }], refused)).toBeNull();
});
