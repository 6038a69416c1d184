import { Hono } from 'hono';
import type { Backend } from '#server/backend/backend.ts';
import type { EmailLetter } from '#server/email/lay-out-email.ts';

/** What a function needs of the world, whatever the backend is. */
export type FunctionEnvironment = {
  /** Answers `/rest/v1`. */
  askData: (request: Request) => Promise<Response>;
  /** Does what `service_role` may: for what no caller may do by itself. */
  secretKey: string;
  /** Where the site is, « https://facturier.example ». */
  origin: string;
  sendLetter: (to: string, letter: EmailLetter) => Promise<void>;
};

/** One function of the application: the caller is whoever its access token says. */
export type FunctionHandler = (request: Request, env: FunctionEnvironment) => Promise<Response>;

export function createFunctionEnvironment({
  backend: { rest, secretKey },
  ...world
}: {
  backend: Pick<Backend, 'rest' | 'secretKey'>;
} & Pick<FunctionEnvironment, 'origin' | 'sendLetter'>): FunctionEnvironment {
  const data = new Hono().route('/rest/v1', rest);
  return { ...world, secretKey, askData: async (request) => data.fetch(request) };
}
