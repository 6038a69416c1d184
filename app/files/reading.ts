import { createState } from '#app/lib/create-state.ts';

/** Whether a file is being read, and has been for long enough to say so. */
export const reading = createState({ isLong: false });

/** Waits for a task, and reports it when it is not done at once. */
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
