import { readFileSync } from 'node:fs';
import { codeOf } from '#server/backend/fault.ts';
import { isLoopbackHost } from '#server/backend/is-loopback-host.ts';
import type { Environment } from '#server/environment.ts';
import { type Told, tell } from './diagnosis.ts';
import {
  type CertificatePlace,
  type ReadCertificate,
  readCertificate,
} from './read-certificate.ts';

type Settings = Pick<Environment, 'siteOrigin' | 'smtpUrl' | 'databaseUrl'>;
type Asked = CertificatePlace & {
  variable: string;
  /** Whether whoever connects by this variable trusts known authorities and names alone. */
  isChecked: boolean;
  /** Whether TLS is a wish: a server without it is connected to all the same. */
  isOptional: boolean;
};

/** The certificates of each server that the settings reach by TLS. */
export async function checkCertificates(settings: Settings, now: () => number): Promise<Told[]> {
  const places = listPlaces(settings);
  if (places.length === 0) return [tell('good', 'No variable names a server with a certificate.')];
  const told = await Promise.all(places.map((place) => checkOne(place, now())));
  return told.flat();
}

export function judgeCertificate(
  { variable, host, isChecked }: Pick<Asked, 'variable' | 'host' | 'isChecked'>,
  { from, to, issuer, isNamed, chainFault }: ReadCertificate,
  now: number,
): Told[] {
  const whose = `The certificate of ${host} (${variable}, by ${issuer})`;
  const days = Math.floor((to - now) / DAY_MS);
  const faults = [
    to <= now && `${whose} ended ${-days} days ago: renew it now.`,
    from > now && `${whose} begins later: check the clock of this machine, then the certificate.`,
    to > now && days < SOON_DAYS && `${whose} ends in ${days} days: renew it.`,
    isChecked && !isNamed && `${whose} is for another name: have one made for ${host}.`,
    isChecked &&
      chainFault !== null &&
      `${whose} leads to no known authority (${chainFault}): have its server send the whole chain, or give its authority (NODE_EXTRA_CA_CERTS, sslrootcert for DATABASE_URL).`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0) return faults.map((fault) => tell('wrong', fault));
  return [tell('good', `${whose} is good for ${days} more days.`)];
}

async function checkOne(place: Asked, now: number): Promise<Told[]> {
  const { variable, host, port, isOptional } = place;
  try {
    const read = await readCertificate(place, AbortSignal.timeout(PATIENCE_MS));
    if (read !== null) return judgeCertificate(place, read, now);
    if (isOptional && isLoopbackHost(host)) return [];
    return [
      tell(
        isOptional ? 'advice' : 'wrong',
        `${host}:${port} (${variable}) offers no TLS: what is sent to it can be read on the way.`,
      ),
    ];
  } catch (error) {
    const sentence = `${host}:${port} (${variable}) shows no certificate to this machine (${codeOf(error)}): check that it answers.`;
    return [tell('unseen', sentence)];
  }
}

function listPlaces({ siteOrigin, smtpUrl, databaseUrl }: Settings): Asked[] {
  return [
    siteOrigin === null ? null : placeSite(new URL(siteOrigin)),
    smtpUrl === null ? null : placeSmtp(new URL(smtpUrl)),
    databaseUrl === null ? null : placeDatabase(new URL(databaseUrl)),
  ].filter((place) => place !== null);
}

function placeSite({ protocol, hostname, port }: URL): Asked | null {
  if (protocol !== 'https:') return null;
  return {
    variable: 'SITE_ORIGIN',
    host: hostOf(hostname),
    port: Number(port || 443),
    knock: 'none',
    isChecked: true,
    isOptional: false,
  };
}

function placeSmtp({ protocol, hostname, port, searchParams }: URL): Asked {
  const isDirect = protocol === 'smtps:' || port === '465';
  return {
    variable: 'SMTP_URL',
    host: hostOf(hostname),
    port: Number(port || (isDirect ? 465 : 587)),
    knock: isDirect ? 'none' : 'smtp',
    isChecked: searchParams.get('tls.rejectUnauthorized') !== 'false',
    isOptional: !isDirect && searchParams.get('requireTLS') !== 'true',
  };
}

/** Null where DATABASE_URL does not ask for TLS, or names a socket. */
function placeDatabase({ hostname, port, searchParams }: URL): Asked | null {
  const mode = searchParams.get('sslmode') ?? (searchParams.get('ssl') === 'true' ? 'require' : '');
  const host = searchParams.get('host') ?? hostOf(hostname);
  if (!TLS_MODES.has(mode) || host === '' || host.startsWith('/')) return null;
  const isLax = mode === 'no-verify' || searchParams.get('uselibpqcompat') === 'true';
  const root = searchParams.get('sslrootcert');
  return {
    variable: 'DATABASE_URL',
    host,
    port: Number(searchParams.get('port') ?? (port || 5432)),
    knock: 'postgres',
    ...(root && { authorities: readFileSync(root, 'utf8') }),
    isChecked: !isLax || mode.startsWith('verify'),
    isOptional: false,
  };
}

/** Without the brackets of an IPv6 address. */
function hostOf(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

const TLS_MODES = new Set(['prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']);
const SOON_DAYS = 14;
const DAY_MS = 86_400_000;
const PATIENCE_MS = 6000;
