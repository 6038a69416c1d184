import type { Operator } from '#server/backend/postgres/embedded/start-embedded.ts';

/** Reads nothing; a server that gives up fails its test. */
export const silentOperator: Operator = {
  say: () => undefined,
  giveUp: (message) => {
    throw new Error(message);
  },
};
