import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { explainFileError } from '#cli/output/explain-file-error.ts';

export type Inputs = {
  /** In the order of the command line; a folder gives its files with these extensions, by name. */
  files: string[];
  /** Several files or a folder: outputs go to a folder. */
  isBatch: boolean;
  problems: { input: string; message: string }[];
};

export function listInputs(
  names: readonly string[],
  extensions: readonly string[] = ['json'],
): Inputs {
  const inputs: Inputs = { files: [], isBatch: names.length > 1, problems: [] };
  for (const name of names) {
    if (!isFolder(name)) inputs.files.push(name);
    else addFolder(inputs, name, extensions);
  }
  const seen = new Set<string>();
  inputs.files = inputs.files.filter((file) => seen.size < seen.add(resolve(file)).size);
  return inputs;
}

function addFolder(inputs: Inputs, folder: string, extensions: readonly string[]) {
  inputs.isBatch = true;
  try {
    const pattern = new RegExp(`^[^.].*\\.(?:${extensions.join('|')})$`, 'i');
    const names = readdirSync(folder).filter((name) => pattern.test(name));
    const files = names.sort().map((name) => join(folder, name));
    if (files.length === 0)
      inputs.problems.push({
        input: folder,
        message: `this folder has no .${extensions.join(', .')} file`,
      });
    inputs.files.push(...files.filter((file) => !isFolder(file)));
  } catch (error) {
    inputs.problems.push({ input: folder, message: explainFileError(error, 'read') });
  }
}

/** A missing or unreachable path is no folder: reading it will say why. */
function isFolder(path: string) {
  if (path === '-') return false;
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
