import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Steps of an SMTP session in order; « accepted » comes after the last one. */
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
 * An SMTP server that works until `step`, where it answers `reply` (« 451 Later »), closes the
 * connection (null), or stays silent (''). Counts accepted messages; tells when the step was
 * reached.
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
  let reach: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket, { step, reply, accepted, reach });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    accepted,
    reached,
    url: `smtp://emile:secret@127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Script = { step: SmtpStep; reply: string | null; accepted: string[]; reach: () => void };

async function talk(socket: Socket, { step, reply, accepted, reach }: Script): Promise<void> {
  const answer = (asked: SmtpStep | null) => {
    if (asked === step) reach();
    const said = asked === step ? reply : sayWell(asked, step);
    if (said === null) socket.destroy();
    else if (said !== '') socket.write(`${said}\r\n`);
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

function readCommand(line: string): SmtpStep | null {
  const [command = ''] = line.toUpperCase().split(/[ :]/);
  // A client whose EHLO is refused sends HELO.
  if (command === 'HELO') return 'EHLO';
  return COMMANDS.find((known) => known === command) ?? null;
}

function sayWell(asked: SmtpStep | null, step: SmtpStep): string {
  if (asked === 'EHLO') return greet(step);
  return (asked && WELL[asked]) ?? '250 OK';
}

/** STARTTLS is offered only to fail: there is no certificate. */
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
