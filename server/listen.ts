import { once } from 'node:events';
import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { startProblem } from './backend/start-problem.ts';
import { boundConnections } from './connections/bound-connections.ts';
import { CONNECTION_LIMITS, describeLimits } from './connections/connection-limits.ts';

type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>;
type Address = { host: string; port: number };

export type Listening = {
  /** The URL on this machine: « http://127.0.0.1:3000 ». */
  origin: string;
  /** Sets the handler; earlier requests wait for it. */
  answerBy: (answer: Answer) => void;
  /** Accepts no more requests, and gives those in progress a few seconds. */
  close: () => Promise<void>;
  countConnections: () => Promise<number>;
};

/**
 * Opens the port; throws a sentence for the operator when it cannot, with the variables to change.
 */
export async function listen(
  { host, port }: Address,
  { limits = CONNECTION_LIMITS, names = { host: 'HOST', port: 'PORT' } } = {},
): Promise<Listening> {
  let answerBy: (answer: Answer) => void = () => undefined;
  const ready = new Promise<Answer>((resolve) => {
    answerBy = resolve;
  });
  const server = createAdaptorServer({
    fetch: async (request, env) => (await ready)(request, env as HttpBindings), // HTTP 1 only
    serverOptions: describeLimits(limits),
  }) as Server;
  boundConnections(server, limits);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw startProblem(explain(error as NodeJS.ErrnoException, { host, port, names }), error);
  }
  return {
    origin: readOrigin(server, host),
    answerBy,
    close: () => close(server),
    countConnections: promisify(server.getConnections.bind(server)),
  };
}

function readOrigin(server: Server, host: string): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not an Internet address');
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

function explain(
  { code }: NodeJS.ErrnoException,
  { host, port, names }: Address & { names: { host: string; port: string } },
): string {
  if (code === 'EADDRINUSE') {
    return `Le port ${port} est déjà utilisé : donnez-en un autre avec ${names.port}.`;
  }
  if (code === 'EACCES')
    return `Le port ${port} est réservé : donnez-en un autre avec ${names.port}.`;
  return `L’adresse « ${host} » n’est pas celle de cette machine : donnez-en une autre avec ${names.host}.`;
}

/** A keep-alive connection is closed once its request is answered. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  const last = setTimeout(() => server.closeAllConnections(), LONGEST_FAREWELL_MS);
  server.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(last);
}

const IDLE_MS = 50;
const LONGEST_FAREWELL_MS = 3000;
