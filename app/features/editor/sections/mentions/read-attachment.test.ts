import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import {
  formatWeight,
  mediaTypeOf,
  readAttachment,
  refuseAttachment,
  shortenName,
} from './read-attachment.ts';
import { summarizeMentions } from './summarize-mentions.ts';

test('a file is read with its name and its content', async () => {
  const file = new File(['a;b'], 'Heures.csv', { type: 'application/vnd.ms-excel' });
  expect(await readAttachment(file)).toEqual({
    role: 'DOCUMENT_ANNEXE',
    filename: 'Heures.csv',
    mediaType: 'text/csv',
    content: btoa('a;b'),
  });
});

test('what cannot be joined is refused in words', async () => {
  const program = new File(['x'], 'outil.exe', { type: 'application/x-msdownload' });
  expect(await readAttachment(program)).toEqual({
    error: expect.stringContaining('«\u00a0outil.exe\u00a0» n’est ni un PDF'),
  });
  const heavy = { name: 'plan.pdf', size: 2_000_001, type: 'application/pdf' };
  expect(refuseAttachment(heavy)).toContain('plus de 2\u00a0Mo');
  expect(refuseAttachment({ ...heavy, size: 0 })).toContain('est vide');
  expect(refuseAttachment({ ...heavy, size: 2_000_000 })).toBeNull();
});

test('the type comes from the system, else from the extension', () => {
  expect(mediaTypeOf({ name: 'photo', type: 'image/jpeg' })).toBe('image/jpeg');
  expect(mediaTypeOf({ name: 'devis.ODS', type: '' })).toBe(
    'application/vnd.oasis.opendocument.spreadsheet',
  );
  expect(mediaTypeOf({ name: 'page.html', type: 'text/html' })).toBeNull();
});

test('a long name keeps its extension, and weights are short', () => {
  expect(shortenName(`${'n'.repeat(200)}.pdf`)).toHaveLength(120);
  expect(shortenName(`${'n'.repeat(200)}.pdf`).endsWith('n.pdf')).toBe(true);
  expect(formatWeight(4)).toBe('1\u00a0ko');
  expect(formatWeight(160_000)).toBe('120\u00a0ko');
  expect(formatWeight(2_000_000)).toBe('1,5\u00a0Mo');
});

test('the closed section says what it holds', () => {
  const empty = createBlankDraft('facture-tva');
  expect(summarizeMentions(empty)).toBe('');
  expect(summarizeMentions({ ...empty, notes: 'Merci', terms: 'CGV' })).toBe('Mentions · CGV');
});
