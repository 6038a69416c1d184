import {
  chmodSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { startProblem } from '#server/backend/start-problem.ts';
import { generateKeys, type Keys, parseKeys } from './keys.ts';

/**
 * The keys of a data directory, generated at the first start, in a file that only the server’s user
 * can read. Throws a sentence for the operator.
 */
export async function readKeyFile(dataDirectory: string): Promise<Keys> {
  const file = join(dataDirectory, 'keys.json');
  if (!existsSync(file)) await makeKeyFile(file);
  chmodSync(file, 0o600);
  try {
    return parseKeys(readFileSync(file, 'utf8'));
  } catch {
    throw startProblem(
      `Le fichier de clés « ${file} » est abîmé : rétablissez-le depuis une sauvegarde, ou supprimez-le (tout le monde devra se reconnecter).`,
    );
  }
}

/** Replaces the key file atomically. */
export function writeKeyFile(dataDirectory: string, keys: Keys): void {
  const file = join(dataDirectory, 'keys.json');
  renameSync(writeUnfinished(file, keys), file);
}

/** Atomic: when two servers start together, the second one reads the first one’s keys. */
async function makeKeyFile(file: string): Promise<void> {
  const unfinished = writeUnfinished(file, await generateKeys());
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function writeUnfinished(file: string, keys: Keys): string {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return unfinished;
}
