import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What a server of mail is asked, in the order of a message; `accepted` is what comes after it. */
export type SmtpStep =
  | 'greeting'
  | 'EHLO'
  | 'STARTTLS'
  | 'AUTH'
  | 'MAIL'
  | 'RCPT'
  | 'DATA'
  | 'body'
  | 'end'
  | 'accepted';

/**
 * A server of mail that does well until `step`, where it answers `reply`, « 451 Later », or cuts
 * the connection. Gives how many messages it accepted.
 */
export async function startScriptedServer({
  step,
  reply,
}: {
  step: SmtpStep;
  reply: string | null;
}) {
  const sockets = new Set<Socket>();
  const accepted: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket, { step, reply, accepted });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return {
    accepted,
    url: `smtp://emile:secret@127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Script = { step: SmtpStep; reply: string | null; accepted: string[] };

async function talk(socket: Socket, { step, reply, accepted }: Script): Promise<void> {
  /** The connection ends where there is nothing to say. */
  const answer = (asked: SmtpStep | null) => {
    const said = asked === step ? reply : sayWell(asked, step);
    if (said === null) socket.destroy();
    else socket.write(`${said}\r\n`);
  };
  answer('greeting');
  let isBody = false;
  for await (const line of createInterface({ input: socket, crlfDelay: 100 })) {
    const asked: SmtpStep | null = isBody ? readBody(line) : readCommand(line);
    isBody = asked === 'body' || (asked === 'DATA' && step !== 'DATA');
    if (asked !== 'body' || step === 'body') answer(asked);
    if (asked !== 'end') continue;
    if (step !== 'end') accepted.push(line);
    if (step === 'accepted') socket.end();
  }
}

function readBody(line: string): SmtpStep {
  return line === '.' ? 'end' : 'body';
}

/** Null for what this server does not know. */
function readCommand(line: string): SmtpStep | null {
  const [command = ''] = line.toUpperCase().split(/[ :]/);
  // A client whose EHLO is refused says HELO.
  if (command === 'HELO') return 'EHLO';
  return COMMANDS.find((known) => known === command) ?? null;
}

function sayWell(asked: SmtpStep | null, step: SmtpStep): string {
  if (asked === 'EHLO') return greet(step);
  return (asked && WELL[asked]) ?? '250 OK';
}

/** It offers to encrypt only where that fails: it has no certificate to go on with. */
function greet(step: SmtpStep): string {
  const offer = step === 'STARTTLS' ? '250-STARTTLS\r\n' : '';
  return `250-mail\r\n${offer}250 AUTH PLAIN`;
}

const COMMANDS = ['EHLO', 'STARTTLS', 'AUTH', 'MAIL', 'RCPT', 'DATA'] as const;
const WELL: Partial<Record<SmtpStep, string>> = {
  greeting: '220 mail',
  AUTH: '235 Welcome',
  DATA: '354 Go on',
};
