import { createState } from '#app/lib/create-state.ts';

/** `isLong`: a file has been read for long enough to say so. */
export const reading = createState({ isLong: false });

/** Reports the task when it takes a while. */
export async function whileReading<Value>(task: () => Promise<Value>): Promise<Value> {
  const timer = setTimeout(() => reading.set({ isLong: true }), PATIENCE_MS);
  try {
    return await task();
  } finally {
    clearTimeout(timer);
    reading.set({ isLong: false });
  }
}

const PATIENCE_MS = 300;
