import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { readLook } from './read-look.ts';

const draft = requireDraft(samples.menuisier);

test('without an option a draft keeps its look', () => {
  const look = readLook({});
  expect(look.ok && look.dress(draft)).toEqual(draft);
});

test('a template and a language go before those of the draft', () => {
  const look = readLook({ template: 'moderne', language: 'en' });
  const dressed = look.ok ? look.dress(draft) : draft;
  expect([dressed.language, dressed.style.template]).toEqual(['en', 'moderne']);
  expect(dressed.style.accent).toBe(draft.style.accent);
});

test('another word is refused, with those that are known', () => {
  expect(readLook({ template: 'modern' })).toEqual({
    ok: false,
    message: '--template: expected classique or moderne or epure or compact, received "modern".',
  });
  expect(readLook({ language: 'de' })).toMatchObject({ ok: false });
});
