/** Memory taken by large bodies until their requests are answered. */
export type BodyRoom = {
  /** Registers a visitor’s body; `drop` ends it when others need its room before it is complete. */
  enter: (visitor: string, drop: () => void) => BodyPlace;
};

export type BodyPlace = {
  /** Reserves room for received bytes; false when there is none. */
  take: (bytes: number) => boolean;
  /** The body is complete: it can no longer be dropped. */
  becomeWhole: () => void;
  leave: () => void;
};

/**
 * Room for `inAll` bytes of large bodies, `perVisitor` at most each. The first bytes of a body
 * always pass. When the room is full, the incomplete body that began first is dropped, so that a
 * visitor who begins many and ends none blocks nobody.
 */
export function createBodyRoom({ perVisitor = 8 * MB, inAll = 32 * MB } = {}): BodyRoom {
  /** Oldest first. */
  const bodies = new Set<Body>();
  const count = (those: (body: Body) => boolean) => {
    let total = 0;
    for (const body of bodies) if (those(body)) total += weigh(body);
    return total;
  };
  const makeRoom = (asking: Body) => {
    let excess = count(() => true) - inAll;
    for (const body of bodies) {
      if (excess <= 0 || body === asking) break;
      if (body.isWhole || weigh(body) === 0) continue;
      excess -= weigh(body);
      bodies.delete(body);
      body.drop();
    }
    return excess <= 0;
  };
  return {
    enter: (visitor, drop) => {
      const body: Body = { visitor, drop, bytes: 0, isWhole: false };
      bodies.add(body);
      return {
        take: (bytes) => {
          body.bytes += bytes;
          const own = count((other) => other.visitor === visitor);
          const isLeft = bodies.has(body) && own <= perVisitor && makeRoom(body);
          if (!isLeft) bodies.delete(body);
          return isLeft;
        },
        becomeWhole: () => {
          body.isWhole = true;
        },
        leave: () => {
          bodies.delete(body);
        },
      };
    },
  };
}

type Body = { visitor: string; drop: () => void; bytes: number; isWhole: boolean };

function weigh({ bytes }: Body): number {
  return bytes <= SMALL_BODY ? 0 : bytes;
}

const MB = 2 ** 20;
/** With every connection in use, small bodies take 32 MB. */
export const SMALL_BODY = 16 * 1024;
