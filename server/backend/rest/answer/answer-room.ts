import type { Caller } from '#server/backend/postgres/act-as.ts';
import { asError, MAX_ANSWER, makeRestRefusal, TOO_LARGE } from '#server/backend/rest/problem.ts';

/** The memory held by one answer, from its first byte until it is sent. */
export type AnswerPlace = {
  /** Counts received bytes. Throws 413 when too large, 503 when too many large ones are held. */
  take: (bytes: number) => void;
  /** The answer was sent or its reader left; may be called twice. */
  release: () => void;
};
export type AnswerRoom = { open: (caller: Caller) => AnswerPlace };

/**
 * Bounds the memory of all answers together. Small ones always pass; large ones are bounded per
 * caller too, so that a slow reader of large answers blocks nobody else.
 */
export function createAnswerRoom(perCaller = 1.5 * MAX_ANSWER, inAll = 4 * MAX_ANSWER): AnswerRoom {
  const held = new Map<string, number>();
  const hold = (key: string, bytes: number) => {
    const left = (held.get(key) ?? 0) + bytes;
    if (left > 0) held.set(key, left);
    else held.delete(key);
    return left;
  };
  return {
    open: ({ role, claims }) => {
      const key = `${role} ${claims.sub}`;
      let size = 0;
      let counted = 0;
      return {
        take: (bytes) => {
          size += bytes;
          if (size > MAX_ANSWER) throw asError(TOO_LARGE);
          if (size <= SMALL) return;
          const more = size - counted;
          counted = size;
          const [own, all] = [hold(key, more), hold(ALL, more)];
          if (own > perCaller || all > inAll) throw refuseCrowd();
        },
        release: () => {
          hold(key, -counted);
          hold(ALL, -counted);
          counted = 0;
        },
      };
    },
  };
}

function refuseCrowd(): Error {
  return makeRestRefusal(503, '53000', 'Too many large answers are being sent', {
    hint: 'Try again in a second, or ask for fewer rows at a time',
  });
}

/** Bytes received from PostgreSQL. */
const SMALL = 256 * 1024;
const ALL = '';
