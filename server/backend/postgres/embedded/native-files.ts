import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';

/** Creates the links between libraries that npm cannot carry; replaces those that lead away. */
export function linkLibraries(folder: string): void {
  for (const [path, target] of listLinks(folder)) {
    const link = join(folder, path);
    if (readLink(link) === target) continue;
    // Another start may be creating the same link.
    const own = `${link}.${randomUUID()}`;
    symlinkSync(target, own);
    renameSync(own, link);
  }
}

/** Copies files without links, which may lead out of the package; readable by all users. */
export function copyFiles(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFiles(source, target);
    if (!entry.isFile()) continue;
    copyFileSync(source, target);
    chmodSync(target, openMode(lstatSync(source).mode));
  }
}

/** Whether a copy has every file of the package, with its size and mode, and exactly its links. */
export function isWhole(copy: string, folder: string): boolean {
  const links = new Map(listLinks(folder));
  const isFile = ({ path, kind }: Entry) => kind !== 'link' && !links.has(path);
  const wanted = [
    ...listEntries(folder).filter(isFile).map(describeWanted),
    ...[...links].map(([path, target]) => `${path} -> ${target}`),
  ];
  const found = listEntries(copy).map((entry) => describeFound(copy, entry));
  return wanted.toSorted().join('\n') === found.toSorted().join('\n');
}

type Entry = { path: string; kind: 'folder' | 'file' | 'link'; size: number; mode: number };

function describeWanted({ path, kind, size, mode }: Entry): string {
  return kind === 'folder' ? `${path}/ 755` : `${path} ${openMode(mode).toString(8)} ${size}`;
}

function describeFound(copy: string, { path, kind, size, mode }: Entry): string {
  const rights = (mode & 0o777).toString(8);
  if (kind === 'link') return `${path} -> ${readlinkSync(join(copy, path))}`;
  return kind === 'folder' ? `${path}/ ${rights}` : `${path} ${rights} ${size}`;
}

function listEntries(folder: string, above = ''): Entry[] {
  const here = join(folder, above);
  if (!lstatSync(here, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(here, { withFileTypes: true }).flatMap((entry) => {
    const path = join(above, entry.name);
    const { size, mode } = lstatSync(join(folder, path));
    if (entry.isSymbolicLink()) return { path, kind: 'link', size, mode } as const;
    if (!entry.isDirectory()) return { path, kind: 'file', size, mode } as const;
    return [{ path, kind: 'folder', size, mode } as const, ...listEntries(folder, path)];
  });
}

/** Mode of a copied file: everyone may read it, and run it if its owner could. */
function openMode(mode: number): number {
  return (mode & 0o100) === 0 ? 0o644 : 0o755;
}

/** Links to create, with their targets; the package writes them from « native/lib/… ». */
function listLinks(folder: string): (readonly [path: string, target: string])[] {
  const list = listSchema.parse(readList(join(folder, 'pg-symlinks.json')));
  return list.map(({ source, target }) => [
    target.replace(/^native\//, ''),
    relative(dirname(target), source),
  ]);
}

/** Packages for systems without links have no list. */
function readList(file: string): unknown {
  if (!lstatSync(file, { throwIfNoEntry: false })) return [];
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readLink(path: string): string | null {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : null;
}

const listSchema = z.array(z.object({ source: z.string(), target: z.string() }));
