import { dirname } from 'node:path';

/** Folders with too many files directly in them, tests excluded. */
export function findCrowdedFolders(paths: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const path of paths.filter((each) => !each.includes('.test.'))) {
    sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  }
  return [...sizes]
    .filter(([, size]) => size > mostFiles)
    .map(
      ([folder, size]) => `${folder} holds ${size} files: ${mostFiles} at most, give them rooms`,
    );
}

const mostFiles = 25;
