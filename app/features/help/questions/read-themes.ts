import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { AnsweredTheme } from './answered-question.ts';

/** Loads all questions from the prerendered file, once. */
export function readThemes(): Promise<readonly AnsweredTheme[]> {
  known ??= fetchPart(async () => {
    const response = await fetch(QUESTIONS_PATH);
    if (!response.ok) throw new Error(`${QUESTIONS_PATH}: ${response.status}`);
    last = (await response.json()) as readonly AnsweredTheme[]; // written by our own build
    return last;
  });
  return known;
}

/** The questions loaded so far in this visit; empty before. */
export function lastThemes(): readonly AnsweredTheme[] {
  return last;
}

let last: readonly AnsweredTheme[] = [];
let known: Promise<readonly AnsweredTheme[]> | null = null;

const QUESTIONS_PATH = '/faq/questions.json';
