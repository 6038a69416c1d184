import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request of GoTrue’s or PostgREST’s protocol, and its answer. */
export type Exchange = {
  method: string;
  path: string;
  /** A part of the body. */
  body?: unknown;
  status: number;
  headers?: Record<string, string>;
  answer?: unknown;
};

export type Received = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

export async function startRecordedProject(exchanges: readonly Exchange[]): Promise<{
  url: string;
  received: Received[];
  stop: () => Promise<unknown>;
}> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await text(request);
    received.push({ method, path, headers, body });
    const known = exchanges.find(
      (exchange) => exchange.method === method && exchange.path === path,
    );
    const { status, answer } = known ?? { status: 501, answer: { message: `${method} ${path}` } };
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      // Added by the proxy of hosted projects.
      'Set-Cookie': '__cf_bm=follows-visitors; Path=/',
      'Keep-Alive': 'timeout=72',
      Server: 'cloudflare',
      ...known?.headers,
    });
    response.end(answer === undefined ? '' : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      return closed;
    },
  };
}
