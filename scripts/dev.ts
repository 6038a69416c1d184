/** `npm run dev`: the application in development, with the server for accounts and data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const port = process.env.PORT || '5173';
const children: ChildProcess[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));

const backend = await startServer();
const vite = start(
  ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', port, '--strictPort'],
  { BACKEND_ORIGIN: backend },
);
vite.on('exit', (code) => end(code ?? 1));

/** On a free port; returns its address once ready. Links in messages lead to the application. */
async function startServer(): Promise<string> {
  const server = start(
    ['server/main.ts'],
    { PORT: '0', HOST: '127.0.0.1', SITE_ORIGIN: `http://localhost:${port}`, LOG: 'faults' },
    'pipe',
  );
  server.on('exit', (code) => end(code ?? 1));
  if (!server.stdout) throw new Error('A pipe was asked for');
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  return /http:\S+$/.exec(line)?.[0] ?? '';
}

function start(
  command: string[],
  variables: Record<string, string>,
  output: 'pipe' | 'inherit' = 'inherit',
): ChildProcess {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...variables },
    stdio: ['inherit', output, 'inherit'],
  });
  children.push(child);
  return child;
}

/** Ends after the last process: the server first stops its database. */
async function end(code: number): Promise<void> {
  process.exitCode = code;
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
  const ended = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
  process.exit();
}
