// node serve.mjs <socket folder of PostgreSQL> <database>: @supabase/lite embedded as its guide
// says, on a free port.
import { serve } from '@hono/node-server';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';

const [socket, database] = process.argv.slice(2);
const connection = createPostgresConnection({
  url: `postgres://postgres@localhost:5432/${database}`,
  postgresOptions: { path: `${socket}/.s.PGSQL.5432` },
});
const app = new App({ connection, auth: { enabled: true } });
await app.init();
await app.ensureSystemSchema();
serve(
  {
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request, env) =>
      app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null }),
  },
  ({ port }) => console.log(`http://127.0.0.1:${port}`),
);
