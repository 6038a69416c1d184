import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * A certificate that signs itself, for one host, as PEM. No package of ours makes any, and
 * `openssl` is not on every machine: its few structures are written here (RFC 5280, DER).
 */
export function makeCertificate({ host, from, to }: { host: string; from: Date; to: Date }): {
  key: string;
  cert: string;
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(COMMON_NAME, text(host))));
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    name,
    sequence(time(from), time(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternativeName(host))),
  );
  const signature = sign('sha256', body, privateKey);
  const der = sequence(body, ECDSA_SHA256, tagged(0x03, Buffer.from([0]), signature));
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

function alternativeName(host: string): Buffer {
  const isIp = /^[\d.]+$/.test(host);
  const value = isIp
    ? tagged(0x87, Buffer.from(host.split('.').map(Number)))
    : tagged(0x82, Buffer.from(host));
  return sequence(SUBJECT_ALT_NAME, tagged(0x04, sequence(value)));
}

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

function lengthOf(size: number): number[] {
  if (size < 0x80) return [size];
  return size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, ...parts);
}

function set(...parts: Buffer[]): Buffer {
  return tagged(0x31, ...parts);
}

function integer(bytes: Buffer): Buffer {
  return tagged(0x02, bytes);
}

function text(value: string): Buffer {
  return tagged(0x0c, Buffer.from(value));
}

/** « 261130101500Z » */
function time(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}

const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');
const ECDSA_SHA256 = Buffer.from('300a06082a8648ce3d040302', 'hex');
