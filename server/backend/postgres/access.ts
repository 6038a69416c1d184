import { createHmac } from 'node:crypto';
import type { ClientConfig } from 'pg';

/** Connection settings of the owner and of the serving roles. */
export type Access = {
  config: (user: 'owner' | ServingRole) => ClientConfig;
  /** Shared by the serving roles; null when the server trusts them. */
  password: string | null;
};
export type ServingRole = 'gateway' | 'auth_service';

/** Access to the embedded PostgreSQL, which trusts anyone who can reach its socket. */
export function accessBySocket(folder: string, database = 'postgres'): Access {
  const config: Access['config'] = (user) => ({
    host: folder,
    user: user === 'owner' ? 'postgres' : user,
    database,
  });
  return { config, password: null };
}

/**
 * Access to a PostgreSQL server by its owner’s URL. Replicas and other databases of that server
 * must agree on the password of the serving roles (roles belong to the server): it is derived from
 * the owner’s. Without an owner’s password there is none, since anyone could derive it.
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
 * node-postgres checks the certificate in these modes, and warns at each start, unless the URL asks
 * for libpq’s meaning of them.
 */
function checksCertificate({ searchParams }: URL): boolean {
  if (searchParams.get('uselibpqcompat') === 'true') return false;
  return ['prefer', 'require', 'verify-ca'].includes(searchParams.get('sslmode') ?? '');
}
