import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createLiveReading, type ReadingState } from '#app/data/live-reading.ts';

/**
 * The answer to a question on the documents, kept up to date; the last one stays until the next.
 * `question` is plain JSON.
 */
export function useReading<Question, Value>(
  question: Question,
  read: (question: Question) => Promise<Value>,
): ReadingState<Value> {
  const [{ reading, ask }] = useState(() => createAsking(question, read));
  const askAgain = useEffectEvent(() => ask(question));
  const key = JSON.stringify(question);
  // Syncs with the document store.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when it changes
  useEffect(() => askAgain(), [key]);
  return useSyncExternalStore(reading.subscribe, reading.getState, reading.getInitialState);
}

function createAsking<Question, Value>(
  first: Question,
  read: (question: Question) => Promise<Value>,
) {
  let asked = first;
  const reading = createLiveReading(() => read(asked));
  const ask = (question: Question) => {
    if (JSON.stringify(question) === JSON.stringify(asked)) return;
    asked = question;
    reading.refresh();
  };
  return { reading, ask };
}
