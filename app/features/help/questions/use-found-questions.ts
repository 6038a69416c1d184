import { useEffect, useState } from 'react';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { AnsweredQuestion } from './answered-question.ts';

/** Null without a query, or before the questions are loaded. */
export function useFoundQuestions(search: string): readonly AnsweredQuestion[] | null {
  const isAsked = search.trim() !== '';
  const [find, setFind] = useState<Find | null>(null);
  // Loads the questions at the first search.
  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    open().then((opened) => {
      if (!isLeft) setFind(() => opened);
    });
    return () => {
      isLeft = true;
    };
  }, [isAsked]);
  return isAsked && find ? find(search) : null;
}

type Find = (search: string) => readonly AnsweredQuestion[];

async function open(): Promise<Find> {
  const { openSearch } = await fetchPart(() => import('./open-search.ts'));
  return openSearch();
}
