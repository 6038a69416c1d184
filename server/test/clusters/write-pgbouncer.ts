/** Settings of PgBouncer in transaction mode. docs/operations.md says the same to operators. */
export function writePgbouncer(
  { hostname, port, username }: URL,
  pooler: { port: number; connections: number; accounts: string },
): string {
  return `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler.port}
unix_socket_dir =
pool_mode = transaction
auth_type = scram-sha-256
auth_file = ${pooler.accounts}
auth_user = ${username}
default_pool_size = ${pooler.connections}
max_client_conn = 1000
query_wait_timeout = 15
server_login_retry = 1
`;
}
