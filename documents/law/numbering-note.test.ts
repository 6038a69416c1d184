import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkNumbering } from '#documents/totals/series/check-numbering.ts';
import { writeNoteLetter, writeNumberingNote } from './numbering-note.ts';

const TODAY = '2026-11-20';

function write(lines: readonly string[]): string {
  const issued = lines.map((line) => {
    const [number = '', date = ''] = line.split(' ');
    return { number, date };
  });
  const [series] = checkNumbering(issued, { today: TODAY }).series;
  if (!series) throw new Error('There is no series');
  return writeNumberingNote(series, { today: TODAY, reason: 'software' }).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );
}

test('a gap is named, explained, and closed', () => {
  const note = write(['F-2026-0001', 'F-2026-0003']);
  expect(note).toContain(
    'la suite de factures F-2026-0001 à F-2026-0003 (modèle F-{AAAA}-{NNNN}, 2 documents)',
  );
  expect(note).toContain('Le numéro suivant n’a pas été attribué : F-2026-0002.');
  expect(note).toContain('Cause : la suite a été reprise dans un autre logiciel');
  expect(note).toContain('ce numéro, qui ne sera pas réutilisé');
  expect(note).toContain('La suite continue avec le numéro F-2026-0004');
});

test('many missing numbers are said by their ends', () => {
  expect(write(['F-2026-0001', 'F-2026-0030'])).toContain(
    'n’ont pas été attribués : tous les numéros entre F-2026-0001 et F-2026-0030.',
  );
});

test('duplicates and dates out of order leave a place to complete', () => {
  const note = write([
    'F-2026-0001 2026-02-01',
    'F-2026-0002 2026-01-01',
    'F-2026-0002 2026-03-01',
  ]);
  expect(note).toContain('a été donné à 2 documents (datés du 01/01/2026 et du 01/03/2026)');
  expect(note).toContain('Cause : [à compléter]');
  expect(note).not.toContain('Aucune facture');
});

test('the note is a letter to nobody, a paragraph for each of its text', () => {
  const { seller } = requireDraft(samples.menuisier);
  const style = { template: 'classique', accent: '#1C5D4A' } as const;
  const letter = writeNoteLetter({ seller, date: TODAY, text: 'Un.\n\nDeux.\n\n\n', style });
  expect(letter.addressee).toBeNull();
  expect(letter.dateLine).toBe('Paris, le 20\u00a0novembre\u00a02026');
  expect(letter.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'signature']);
});
