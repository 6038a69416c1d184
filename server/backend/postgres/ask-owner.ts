import { Client, type ClientConfig } from 'pg';
import { accessBySocket, accessByUrl } from './access.ts';
import { chooseFolders } from './embedded/choose-folders.ts';
import { readPostmaster } from './embedded/postmaster.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { requireSystemUser } from './embedded/system-user.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

/**
 * Queries a database as its owner: the one of `databaseUrl`, else the one in `dataDirectory`,
 * started for the question unless a server already runs it.
 */
export async function askOwner<Answer>(
  place: { databaseUrl: string | null; dataDirectory: string },
  ask: (owner: Client) => Promise<Answer>,
): Promise<Answer> {
  if (place.databaseUrl !== null) return askBy(accessByUrl(place.databaseUrl).config('owner'), ask);
  refuseUnfinishedRestore(place.dataDirectory);
  const { data, socket } = chooseFolders(place.dataDirectory, requireSystemUser());
  if (readPostmaster(data)) return askBy(accessBySocket(socket).config('owner'), ask);
  const { host, stop } = await startEmbedded(place.dataDirectory, { say: ignore, giveUp: ignore });
  try {
    return await askBy(accessBySocket(host).config('owner'), ask);
  } finally {
    await stop();
  }
}

async function askBy<Answer>(
  config: ClientConfig,
  ask: (owner: Client) => Promise<Answer>,
): Promise<Answer> {
  const owner = new Client(config);
  // A broken connection fails its statements, which report it.
  owner.on('error', ignore);
  await owner.connect();
  try {
    return await ask(owner);
  } finally {
    await owner.end();
  }
}

const ignore = () => undefined;
