import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { site } from '#content/site.ts';
import { createApp } from './app.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import { prepareDataDirectory } from './prepare-data-directory.ts';

const environment = parseEnvironment(process.env);
if (!environment.ok) stop(environment.message);
else start(environment.value);

function start({ port, host, dataDirectory }: Environment) {
  const refusal = prepareDataDirectory(dataDirectory);
  if (refusal) stop(refusal);
  const app = createApp({ clientDirectory: join(import.meta.dirname, '..', 'build', 'client') });
  const server = serve({ fetch: app.fetch, port, hostname: host }, ({ port: actualPort }) => {
    const urlHost = host.includes(':') ? `[${host}]` : host;
    console.log(`${site.name} est prêt : http://${urlHost}:${actualPort}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => stop(sayWhyNotListening(error, host, port)));
  const close = () => {
    server.close(() => process.exit(0));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => process.exit(0), longestFarewell).unref();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

function sayWhyNotListening({ code, message }: NodeJS.ErrnoException, host: string, port: number) {
  if (code === 'EADDRINUSE') {
    return `Le port ${port} est déjà utilisé : donnez-en un autre avec PORT.`;
  }
  if (code === 'EACCES') return `Le port ${port} est réservé : donnez-en un autre avec PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `L’adresse « ${host} » n’est pas celle de cette machine : donnez-en une autre avec HOST.`;
  }
  return `Le serveur n’a pas pu démarrer : ${message}`;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Milliseconds left to the requests in progress when the server is asked to end. */
const longestFarewell = 5000;
