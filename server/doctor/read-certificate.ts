import { once } from 'node:events';
import { connect as connectPlain, type Socket } from 'node:net';
import { checkServerIdentity, connect as connectTls, type PeerCertificate } from 'node:tls';

export type Knock = 'none' | 'smtp' | 'postgres';
export type CertificatePlace = {
  host: string;
  port: number;
  /** How the protocol changes to TLS on an open connection. */
  knock: Knock;
  /** Certificates of authorities, besides those of Node. */
  authorities?: string;
};
export type ReadCertificate = {
  from: number;
  to: number;
  issuer: string;
  /** Whether it is for the host that was asked. */
  isNamed: boolean;
  /** Node’s code where the chain does not lead to a known authority; null where it does. */
  chainFault: string | null;
};

/** The certificate that a server shows; null when it does not offer TLS. Nothing is sent to it. */
export async function readCertificate(
  { host, port, knock, authorities }: CertificatePlace,
  signal: AbortSignal,
): Promise<ReadCertificate | null> {
  const plain = connectPlain({ host, port });
  const end = () => plain.destroy(new Error('No answer'));
  signal.addEventListener('abort', end);
  try {
    await once(plain, 'connect', { signal });
    if (!(await KNOCKS[knock](plain))) return null;
    const socket = connectTls({
      socket: plain,
      ...(isName(host) && { servername: host }),
      ...(authorities && { ca: authorities }),
      // It is read to be judged.
      rejectUnauthorized: false,
    });
    await once(socket, 'secureConnect', { signal });
    return describe(host, socket.getPeerCertificate(), socket.authorizationError);
  } finally {
    signal.removeEventListener('abort', end);
    plain.destroy();
  }
}

function describe(
  host: string,
  certificate: PeerCertificate,
  fault: Error | string | null | undefined,
): ReadCertificate {
  const { valid_from, valid_to, issuer } = certificate;
  const code = typeof fault === 'object' && fault && 'code' in fault ? fault.code : fault;
  const isOfChain = code && !OF_OTHERS.has(String(code));
  return {
    from: Date.parse(valid_from),
    to: Date.parse(valid_to),
    issuer: String(issuer.O ?? issuer.CN ?? 'unknown'),
    isNamed: checkServerIdentity(host, certificate) === undefined,
    chainFault: isOfChain ? String(code) : null,
  };
}

const KNOCKS: Readonly<Record<Knock, (socket: Socket) => Promise<boolean>>> = {
  none: () => Promise.resolve(true),
  // RFC 3207
  smtp: async (socket) => {
    await readReply(socket);
    socket.write('EHLO facturier\r\n');
    if (!/^250[ -]STARTTLS/im.test(await readReply(socket))) return false;
    socket.write('STARTTLS\r\n');
    return (await readReply(socket)).startsWith('220');
  },
  // SSLRequest: https://www.postgresql.org/docs/current/protocol-message-formats.html
  postgres: async (socket) => {
    socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
    const [answer] = await once(socket, 'data');
    return String(answer) === 'S';
  },
};

/** A whole reply: its last line has a space after the code. */
async function readReply(socket: Socket): Promise<string> {
  let said = '';
  while (!/^\d{3}(?: .*)?\r?\n$/m.test(said) && said.length < MOST_SAID) {
    const [text] = await once(socket, 'data');
    said += String(text);
  }
  return said;
}

/** A host that is an address has no name to ask for. */
function isName(host: string): boolean {
  return /[a-z]/i.test(host) && !host.includes(':');
}

/** Faults that are judged by dates and names. */
const OF_OTHERS = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
const MOST_SAID = 10_000;
