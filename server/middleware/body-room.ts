/**
 * The memory that bodies take, from the moment that they are awaited until their request is
 * answered.
 */
export type BodyRoom = {
  /** Returns the function that frees the room; null when there is none. */
  enter: (visitor: string, bytes: number) => (() => void) | null;
};

/**
 * Room for `inAll` bytes of large bodies. Small ones always pass. A visitor takes `perVisitor` at
 * most: whoever begins many, and sends them slowly, stops nobody else.
 */
export function createBodyRoom({ perVisitor = 16 * MB, inAll = 32 * MB } = {}): BodyRoom {
  const held = new Map<string, number>();
  let total = 0;
  const hold = (visitor: string, bytes: number) => {
    total += bytes;
    const left = (held.get(visitor) ?? 0) + bytes;
    if (left > 0) held.set(visitor, left);
    else held.delete(visitor);
  };
  return {
    enter: (visitor, bytes) => {
      if (bytes <= SMALL) return () => undefined;
      const own = (held.get(visitor) ?? 0) + bytes;
      if (own > perVisitor || total + bytes > inAll) return null;
      hold(visitor, bytes);
      return () => hold(visitor, -bytes);
    },
  };
}

const MB = 2 ** 20;
/** As many as there may be connections, they are 32 MB. */
const SMALL = 16 * 1024;
