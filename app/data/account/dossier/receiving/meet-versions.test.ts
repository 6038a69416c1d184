import { expect, test } from 'vitest';
import { stampOfDraft } from '#app/data/account/dossier/stamps.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { isSameButNumber, meetVersions } from './meet-versions.ts';

const draft = { ...requireDraft(samples.menuisier), number: '' };
const base = { id: 'a', draft, rawTexts: {}, updatedAt: 1 };
const changed = { ...base, draft: { ...draft, subject: 'Changé ici' } };
const theirs = { ...base, draft: { ...draft, subject: 'Changé là-bas' } };
const known = { stamp: stampOfDraft(base), version: 1 };
const frozenDraft = { ...draft, number: 'F-2026-0007' };
const frozen = { ...base, draft: frozenDraft, issued: { draft: frozenDraft, at: 2 } };

test('a document that did not change here follows the account', () => {
  expect(meetVersions({ own: base, theirs, known, version: 2 })).toBe('take-theirs');
  expect(meetVersions({ own: undefined, theirs, known: undefined, version: 1 })).toBe(
    'take-theirs',
  );
  expect(meetVersions({ own: base, theirs: frozen, known, version: 2 })).toBe('take-theirs');
});

test('a document that changed here is kept while the account has nothing newer', () => {
  expect(meetVersions({ own: changed, theirs: base, known, version: 1 })).toBe('keep-own');
});

test('a document that was deleted here stays so, unless the account has something newer', () => {
  const own = undefined;
  expect(meetVersions({ own, theirs: base, known, version: 1 })).toBe('keep-own');
  expect(meetVersions({ own, theirs, known, version: 2 })).toBe('take-theirs');
  expect(meetVersions({ own, theirs: frozen, known, version: 1 })).toBe('take-theirs');
  // It was sent, and the answer was lost.
  const sent = { stamp: '', version: 0 };
  expect(meetVersions({ own, theirs: base, known: sent, version: 1 })).toBe('keep-own');
  expect(meetVersions({ own, theirs, known: sent, version: 2 })).toBe('take-theirs');
});

test('a document that changed in two places is for its author to choose', () => {
  expect(meetVersions({ own: changed, theirs, known, version: 2 })).toBe('ask');
});

test('what the account has issued is taken, and what was written here is set aside', () => {
  for (const version of [1, 2])
    expect(meetVersions({ own: changed, theirs: frozen, known, version })).toBe('set-aside');
  const typed = { ...base, rawTexts: { 'lines.0.quantity': '12,,' } };
  expect(meetVersions({ own: typed, theirs: frozen, known, version: 2 })).toBe('set-aside');
});

test('the number alone sets nothing aside: the account gives it', () => {
  const numbered = { ...base, draft: { ...draft, number: 'F-2026-0003' } };
  expect(meetVersions({ own: numbered, theirs: frozen, known, version: 2 })).toBe('take-theirs');
  expect(isSameButNumber(numbered, frozen)).toBe(true);
  expect(isSameButNumber(changed, frozen)).toBe(false);
});

test('an issued document that is changed on the screen only stays so', () => {
  const own = { ...frozen, draft: { ...frozenDraft, subject: 'Autre' } };
  const entry = { stamp: stampOfDraft(frozen), version: 2 };
  expect(meetVersions({ own, theirs: frozen, known: entry, version: 2 })).toBe('keep-own');
});
