import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import type { Native } from './find-native.ts';

/**
 * Makes the binaries run: npm packages carry no symbolic links, so the links between libraries are made here. With `copyTo`, in a copy
 * made once there, for a user who may not read this project's own folder. Gives the folder that holds `bin`.
 */
export function prepareNative({ folder, version }: Native, copyTo: string | null): string {
  if (copyTo === null) {
    linkLibraries(folder);
    return folder;
  }
  const place = join(copyTo, `postgresql-${version}`);
  if (existsSync(place)) return place;
  // Several starts at once: each prepares its own, the first to finish gives its name to the place.
  const own = `${place}.${process.pid}`;
  mkdirSync(copyTo, { recursive: true, mode: 0o755 });
  cpSync(folder, own, { recursive: true });
  linkLibraries(own);
  try {
    renameSync(own, place);
  } catch {
    rmSync(own, { recursive: true, force: true });
  }
  return place;
}

function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of listSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(dirname(folder), relocate(target, folder));
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The list says « native/lib/… », whatever the name of the copy. */
function relocate(path: string, folder: string): string {
  return join(relative(dirname(folder), folder), path.replace(/^native\//, ''));
}

const listSchema = z.array(z.object({ source: z.string(), target: z.string() }));
