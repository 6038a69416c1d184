import { join } from 'node:path';

/** A member of the cluster: its PostgreSQL, and the Patroni that minds it. */
export type Member = { name: string; port: number; restPort: number };

export type Ports = { etcd: number; etcdPeer: number; database: number; site: number };

/** YAML, of which JSON is a part. docs/operations.md says the same to operators. */
export function writePatroni(
  { name, port, restPort }: Member,
  {
    home,
    folder,
    password,
    etcd,
  }: { home: string; folder: string; password: string; etcd: number },
): string {
  const account = (username: string) => ({ username, password });
  return JSON.stringify({
    scope: 'facturier',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 5, maximum_lag_on_failover: 1_048_576 },
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 120, wal_keep_size: '512MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(home, name),
      bin_dir: join(folder, 'bin'),
      pgpass: join(home, `${name}.pgpass`),
      authentication: {
        superuser: account('postgres'),
        replication: account('replicator'),
        rewind: account('rewinder'),
      },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
      parameters: { unix_socket_directories: home },
    },
  });
}

/** One balancer for both: the database’s leader, and the servers that are ready. */
export function writeHaproxy(
  { database, site }: Ports,
  { members, servers }: { members: readonly Member[]; servers: readonly number[] },
): string {
  return `global
  maxconn 4000
defaults
  timeout connect 2s
  timeout client 1m
  timeout server 1m
listen database
  mode tcp
  bind 127.0.0.1:${database}
  option httpchk OPTIONS /primary
  http-check expect status 200
  timeout client 1d
  timeout server 1d
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}\n`).join('')}listen site
  mode http
  bind 127.0.0.1:${site}
  option forwardfor
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  option redispatch
  retries 2
  default-server check inter 2s fall 2 rise 1
${servers.map((port, index) => `  server s${index} 127.0.0.1:${port}\n`).join('')}`;
}
