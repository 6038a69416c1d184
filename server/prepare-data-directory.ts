import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Creates the folder if needed; returns a sentence when it is not writable, else null. */
export function prepareDataDirectory(directory: string): string | null {
  try {
    makeDirectory(resolve(directory));
    accessSync(directory, constants.W_OK | constants.X_OK);
    return null;
  } catch {
    return `Impossible d’écrire dans le dossier de données « ${directory} » : donnez-en un autre avec DATA_DIR.`;
  }
}

/** One folder at a time: under /proc, `mkdirSync` with `recursive` never ends. */
function makeDirectory(directory: string) {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory);
}
