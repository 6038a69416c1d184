import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { askAsServer } from '#server/routes/functions/ask-data.ts';
import type { FunctionEnvironment } from '#server/routes/functions/function-environment.ts';

/** Figures of the database for the operator: counts and ages, no personal data. */
export type Figures = z.infer<typeof figuresSchema>;
/** Rejects with the `code` that the data protocol gives, or `SILENT`. */
export type ReadFigures = () => Promise<Figures>;

const figuresSchema = z.object({
  /** Version of the last migration applied. */
  migration: z.string(),
  /** E-mails that wait, without newsletters. */
  mail_waiting: z.number(),
  /** Age of the oldest of them, in seconds; 0 when none waits. */
  mail_oldest_s: z.number(),
  news_waiting: z.number(),
});

/** Answers within the patience of a balancer, whatever the database does. */
export function createReadFigures(
  env: Pick<FunctionEnvironment, 'askData' | 'secretKey' | 'origin'>,
  patienceMs = PATIENCE_MS,
): ReadFigures {
  const ask = async (): Promise<Figures> => {
    const asked = await askAsServer(env, {
      path: 'rpc/get_operation_figures',
      method: 'POST',
      body: {},
    });
    if (asked.ok) return figuresSchema.parse(asked.rows[0]);
    const { code } = z.object({ code: z.string() }).parse(await asked.response.json());
    throw notAnswered(code);
  };
  const losePatience = async (): Promise<never> => {
    await wait(patienceMs, undefined, { ref: false });
    throw notAnswered(SILENT);
  };
  return () => Promise.race([ask(), losePatience()]);
}

function notAnswered(code: string): Error {
  return Object.assign(new Error('Not answered'), { code });
}

/** The code of a database that neither answers nor refuses. */
export const SILENT = 'silent';
/** Balancers ask every two seconds, and wait no longer. */
const PATIENCE_MS = 1500;
