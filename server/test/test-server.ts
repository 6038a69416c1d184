import { type Access, accessByUrl } from '#server/backend/postgres/access.ts';

/** The owner’s URL of a database on the tests’ PostgreSQL. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export function accessOf(server: string, database: string): Access {
  return accessByUrl(urlOf(server, database));
}
