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
 * The keys of a data directory, made at the first start; readable by the user of the server alone.
 * Throws a sentence for the operator.
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

/** In place of the former ones, whole or not at all. */
export function writeKeyFile(dataDirectory: string, keys: Keys): void {
  const file = join(dataDirectory, 'keys.json');
  renameSync(writeUnfinished(file, keys), file);
}

/**
 * Whole or not at all, and once: of two servers that start together, the second reads the keys of
 * the first.
 */
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
