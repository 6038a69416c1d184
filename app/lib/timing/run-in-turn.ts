import { wait } from './wait.ts';

/**
 * Returns a function that runs a task, one run at a time: however often it is called meanwhile, the
 * task runs once more. Between two runs it rests three times as long as the last one took, three
 * seconds at most, so that thousands of changes in a row leave most of the processor to others.
 */
export function createRunInTurn(run: () => Promise<void>, rest = wait): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const start = async () => {
    isRunning = true;
    for (;;) {
      isAskedAgain = false;
      const began = performance.now();
      await run().catch((error: unknown) => console.error('A task failed', error));
      if (!isAskedAgain) break;
      await rest(Math.min(3 * (performance.now() - began), LONGEST_REST_MS));
    }
    isRunning = false;
  };
  return () => {
    isAskedAgain = true;
    if (!isRunning) start();
  };
}

const LONGEST_REST_MS = 3000;
