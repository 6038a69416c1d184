import { Hono } from 'hono';
import { makeFunctionRefusal } from './ask-data.ts';
import { deleteAccount } from './delete-account.ts';
import type { FunctionEnvironment, FunctionHandler } from './function-environment.ts';
import { keepAccount } from './keep-account.ts';

/**
 * What the application asks of the server besides its data and its accounts:
 * `/functions/v1/<name>`.
 */
export function createFunctions(env: FunctionEnvironment): Hono {
  const functions = new Hono();
  for (const [name, handle] of Object.entries(handlers))
    functions.post(`/${name}`, ({ req }) => handle(req.raw, env));
  functions.all('*', () => makeFunctionRefusal(404, 'not_found', 'Function not found'));
  return functions;
}

const handlers: Readonly<Record<string, FunctionHandler>> = {
  'delete-account': deleteAccount,
  'keep-account': keepAccount,
};
