/** A value that tells its listeners when it changes. */
export function createState<Value extends object>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getInitial: () => initial,
    /** Nobody is told of a change that changes nothing. */
    set: (change: Partial<Value>) => {
      const keys = Object.keys(change) as (keyof Value)[];
      if (keys.every((key) => Object.is(change[key], value[key]))) return;
      value = { ...value, ...change };
      for (const listener of [...listeners]) listener();
    },
    /** Gives the way to stop. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isWatched: () => listeners.size > 0,
  };
}
