import { expect, test } from 'vitest';
import { findPage } from '#content/pages.ts';
import { questionThemes } from '#content/questions.ts';
import { answerQuestions } from './answer-questions.ts';
import { type RichText, toPlainAnswer } from './answered-question.ts';

const asked = questionThemes.flatMap(({ questions }) => questions);
const answered = answerQuestions().flatMap(({ questions }) => questions);

test('there are enough questions, each with an address of its own', () => {
  const ids = [...asked.map(({ id }) => id), ...questionThemes.map(({ id }) => id)];
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
});

test('every fact and sentence that an answer names exists, and nothing is left to fill', () => {
  for (const each of answered) expect(toPlainAnswer(each), each.id).not.toMatch(/[{}[\]]/);
});

test.each(asked.map((each) => [each.id, each] as const))(
  'no rate, amount, delay or date of the law is typed by hand in %s',
  (_id, { question, answer, words }) => {
    const typed = [question, ...answer.flat(), words ?? '']
      .join(' ')
      .replace(/\{[^}]*\}/g, '')
      .replace(/\((?:200|203|210|212|213)\)/g, '');
    expect(typed).not.toMatch(FIGURES);
  },
);

test('each link of an answer leads to a page, and to a question that is there', () => {
  const ids = new Set(asked.map(({ id }) => id));
  for (const { id, answer } of answered)
    for (const href of answer.flatMap((block) =>
      linksOf('points' in block ? block.points.flat() : block),
    )) {
      const [path = '', hash] = href.replace(/\?.*/, '').split('#');
      expect(findPage(path) !== null || UNLISTED.has(path), `${id}: ${href}`).toBe(true);
      if (hash) expect(ids, id).toContain(hash);
    }
});

test('an answer reads as French is typeset', () => {
  const text = answered.map(toPlainAnswer).join('\n');
  expect(text).not.toMatch(/ [:;!?%€»]|« /);
});

function linksOf(text: RichText): string[] {
  return text.flatMap((part) => (typeof part === 'string' ? [] : [part.href]));
}

/** Any number with a unit, and any year. */
const FIGURES =
  /\d\s*(?:%|€|euros?|jours?|mois|ans?|années?|semaines?|heures?|points?|personnes?|caractères?)|\b(?:19|20)\d\d\b|\b(?:1er|\d{1,2}) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/i;
/** Pages in no menu: those of a device or an account. */
const UNLISTED = new Set(['/dossier', '/auth', '/account']);
