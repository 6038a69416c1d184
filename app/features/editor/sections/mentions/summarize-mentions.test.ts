import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { summarizeMentions } from './summarize-mentions.ts';

test('the closed section says which mentions are printed, and spaces print nothing', () => {
  const { notes, terms, works, attachments, ...bare } = requireDraft(samples.menuisier);
  expect(summarizeMentions({ ...bare, notes: 'Merci', terms: 'Article 1' })).toBe('Mentions · CGV');
  expect(summarizeMentions({ ...bare, notes: '  ', terms: ' \n ' })).toBe('');
});
