import { type Access, accessByUrl } from '#server/backend/postgres/access.ts';

/**
 * The address of a database of the PostgreSQL that tests run on, from that of its owner, as
 * DATABASE_URL gives one.
 */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export function accessOf(server: string, database: string): Access {
  return accessByUrl(urlOf(server, database));
}
