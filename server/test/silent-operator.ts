import type { Operator } from '#server/backend/postgres/embedded/start-embedded.ts';

/** Ignores messages; fails the test when a server gives up. */
export const silentOperator: Operator = {
  say: () => undefined,
  giveUp: (message) => {
    throw new Error(message);
  },
};
