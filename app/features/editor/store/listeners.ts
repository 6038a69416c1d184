/** Those to call after a change, and which part of the document each one looks at. */
export type Listeners = {
  /** Without a path, the whole document. Returns a function that stops it. */
  add: (listener: () => void, path?: string) => () => void;
  /**
   * Calls those that look at a part that holds the path, or that is in it; without a path, all of
   * them.
   */
  call: (path?: string) => void;
};

export function createListeners(): Listeners {
  const watched = new Map<string, Set<() => void>>();
  const add = (listener: () => void, path = WHOLE) => {
    const others = watched.get(path) ?? new Set();
    watched.set(path, others.add(listener));
    return () => {
      others.delete(listener);
      if (others.size === 0 && watched.get(path) === others) watched.delete(path);
    };
  };
  const call = (changed?: string) => {
    // Chosen first: who is called may make others stop, or start to listen.
    const concerned: (readonly [Set<() => void>, () => void])[] = [];
    watched.forEach((listeners, path) => {
      if (changed !== undefined && !holds(path, changed) && !holds(changed, path)) return;
      for (const listener of listeners) concerned.push([listeners, listener]);
    });
    for (const [listeners, listener] of concerned) if (listeners.has(listener)) listener();
  };
  return { add, call };
}

const WHOLE = '';

/** « lines[1] » holds « lines[1].name », and not « lines[10] ». */
function holds(outer: string, inner: string): boolean {
  if (outer === WHOLE || outer === inner) return true;
  if (!inner.startsWith(outer)) return false;
  const next = inner.charAt(outer.length);
  return next === '.' || next === '[';
}
