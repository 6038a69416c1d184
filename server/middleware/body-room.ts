/** The memory that large bodies take, from their first bytes until their request is answered. */
export type BodyRoom = {
  /** Begins a body of a visitor; `drop` is called where others need its room before it is whole. */
  enter: (visitor: string, drop: () => void) => BodyPlace;
};

export type BodyPlace = {
  /** Takes room for bytes that came; false when there is none. */
  take: (bytes: number) => boolean;
  /** All of it came: its room is its own until it leaves. */
  becomeWhole: () => void;
  leave: () => void;
};

/**
 * Room for `inAll` bytes of large bodies. The first bytes of each always pass. A visitor takes
 * `perVisitor` at most; and where the room is full, the body that has been coming for longest is
 * dropped: whoever begins many, and ends none, stops nobody else.
 */
export function createBodyRoom({ perVisitor = 8 * MB, inAll = 32 * MB } = {}): BodyRoom {
  /** In the order that they began. */
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
/** As many as there may be connections, they are 32 MB. */
export const SMALL_BODY = 16 * 1024;
