import { Client, type ClientConfig } from 'pg';

/** Whether PostgreSQL accepts a connection, which is closed again. */
export async function canConnect(config: ClientConfig): Promise<boolean> {
  const client = new Client(config);
  // A connection that breaks would otherwise end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
