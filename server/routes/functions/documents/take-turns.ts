/** Runs a task in its caller’s turn; rejects with `busy` when too many wait. */
export type TakeTurn = <Value>(caller: string, task: () => Promise<Value>) => Promise<Value>;

/** Runs one task at a time, callers in turn, however many tasks each of them has. */
export function createCallerTurns({
  mostForOne,
  mostInAll,
}: {
  mostForOne: number;
  mostInAll: number;
}): TakeTurn {
  const lines = new Map<string, (() => Promise<void>)[]>();
  let held = 0;
  let isRunning = false;
  const takeNext = () => {
    const [caller = '', line = []] = lines.entries().next().value ?? [];
    const [task, ...others] = line;
    lines.delete(caller);
    if (others.length > 0) lines.set(caller, others);
    return task;
  };
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let task = takeNext(); task; task = takeNext()) {
      await task();
      held -= 1;
    }
    isRunning = false;
  };
  return <Value>(caller: string, task: () => Promise<Value>): Promise<Value> => {
    const line = lines.get(caller) ?? [];
    if (held >= mostInAll || line.length >= mostForOne)
      return Promise.reject(Object.assign(new Error('Too many wait'), { code: 'busy' }));
    held += 1;
    return new Promise<Value>((resolve, reject) => {
      lines.set(caller, [...line, () => task().then(resolve, reject)]);
      run();
    });
  };
}
