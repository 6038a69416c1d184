import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { AnsweredTheme } from './answered-question.ts';

/** Every question with its answer, from the file that the build wrote; fetched once. */
export function readThemes(): Promise<readonly AnsweredTheme[]> {
  known ??= fetchPart(async () => {
    const response = await fetch(QUESTIONS_PATH);
    if (!response.ok) throw new Error(`${QUESTIONS_PATH}: ${response.status}`);
    last = (await response.json()) as readonly AnsweredTheme[]; // our own build wrote it
    return last;
  });
  return known;
}

/** The questions fetched earlier on this visit; empty before that. */
export function lastThemes(): readonly AnsweredTheme[] {
  return last;
}

let last: readonly AnsweredTheme[] = [];
let known: Promise<readonly AnsweredTheme[]> | null = null;

const QUESTIONS_PATH = '/faq/questions.json';
