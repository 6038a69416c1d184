/** Retries with growing pauses for half a minute: networks come and go. */
export async function persist<Value>(
  task: () => Promise<Value>,
  wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
): Promise<Value> {
  for (const pause of PAUSES_MS) {
    try {
      return await task();
    } catch {
      await wait(pause);
    }
  }
  return task();
}

const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000];
