import { createHmac } from 'node:crypto';
import type { ClientConfig } from 'pg';

/** How the owner and the roles that serve connect to one database. */
export type Access = {
  config: (user: 'owner' | ServingRole) => ClientConfig;
  /** Of the roles that serve; null where the server lets them in without. */
  password: string | null;
};
export type ServingRole = 'gateway' | 'auth_service';

/** To the embedded PostgreSQL, which lets in anyone who can reach its socket. */
export function accessBySocket(folder: string, database = 'postgres'): Access {
  const config: Access['config'] = (user) => ({
    host: folder,
    user: user === 'owner' ? 'postgres' : user,
    database,
  });
  return { config, password: null };
}

/**
 * To a PostgreSQL server, by the address that its owner connects with. Replicas know nothing of one
 * another: they draw one password for the roles that serve from that of the owner. Its other
 * databases do the same, since roles are of the server. An owner without a password, whom the
 * server trusts, gives none: a password that anyone could draw would open the database.
 */
export function accessByUrl(databaseUrl: string): Access {
  const owner = decodeURIComponent(new URL(databaseUrl).password) || process.env.PGPASSWORD;
  const password = owner
    ? createHmac('sha256', owner).update('facturier').digest('base64url')
    : null;
  const config: Access['config'] = (user) => {
    const url = new URL(databaseUrl);
    if (checksCertificate(url)) url.searchParams.set('sslmode', 'verify-full');
    if (user === 'owner') return { connectionString: url.href };
    url.username = user;
    url.password = password ?? '';
    return { connectionString: url.href };
  };
  return { config, password };
}

/**
 * What node-postgres makes of these modes, with a warning at each start, unless it is asked for the
 * sense that libpq gives them.
 */
function checksCertificate({ searchParams }: URL): boolean {
  if (searchParams.get('uselibpqcompat') === 'true') return false;
  return ['prefer', 'require', 'verify-ca'].includes(searchParams.get('sslmode') ?? '');
}
