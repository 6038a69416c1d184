import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from '#content/deployment.ts';
import type { FileList } from '../file-list.ts';
import { BUILT_BLANK, fillFile, fillWorker } from './fill-file.ts';
import { listKept } from './list-kept.ts';

/**
 * The bytes of each file of the build, by path, with what the deployment says. Service workers come
 * last: they are told the hashes of the others.
 */
export function fillBuild(
  folder: string,
  { list, deployment }: { list: FileList; deployment: Deployment },
): Map<string, Buffer<ArrayBuffer>> {
  const files = new Map<string, Buffer<ArrayBuffer>>();
  const workers: [path: string, code: string][] = [];
  for (const [path, { file, tags }] of Object.entries(list)) {
    const bytes = readFileSync(join(folder, file));
    if (tags) files.set(path, bytes);
    else if (file.endsWith('.js')) workers.push([path, bytes.toString()]);
    else files.set(path, Buffer.from(fillFile(file, bytes.toString(), deployment)));
  }
  const told = workers.some(([, code]) => code.includes(BUILT_BLANK))
    ? listKept(Array.from(files, ([path, bytes]) => ({ path, bytes, isPage: isPage(path) })))
    : {};
  for (const [path, code] of workers)
    files.set(path, Buffer.from(fillWorker(code, { deployment, built: told })));
  return files;

  function isPage(path: string): boolean {
    return list[path]?.inline !== undefined;
  }
}
