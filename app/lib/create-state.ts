export function createState<Value extends object>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getInitial: () => initial,
    /** Setting equal values notifies nobody. */
    set: (change: Partial<Value>) => {
      const keys = Object.keys(change) as (keyof Value)[];
      if (keys.every((key) => Object.is(change[key], value[key]))) return;
      value = { ...value, ...change };
      for (const listener of [...listeners]) listener();
    },
    /** Returns a function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isWatched: () => listeners.size > 0,
  };
}
