import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { samples } from '#documents/samples/samples.ts';

export async function run(words: string[], { input = '', ...options }: RunOptions = {}) {
  const child = start(words, options);
  child.stdin.on('error', () => 'it may end before it reads');
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, stdout, stderr };
}

export function start(words: string[], { cwd = root, script = command, env = {} }: RunOptions) {
  const options = { cwd, stdio: 'pipe', env: { ...process.env, ...env } } as const;
  return spawn(process.execPath, [script, ...words], options);
}

/** A new folder with these files: text and bytes unchanged, the rest as JSON. */
export function makeFolder(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(root, 'case-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(path, isRaw ? content : JSON.stringify(content));
  }
  return folder;
}

export function listFolder(folder: string) {
  return readdirSync(folder, { recursive: true }).map(String).sort();
}

export const complete = samples.menuisier;
export const unfinished = { ...complete, seller: { ...complete.seller, siret: '', siren: '' } };
/** A day on which the draft is complete. */
export const today = `--today=${complete.issueDate}`;
export const command = join(import.meta.dirname, 'facturier.mjs');

const root = mkdtempSync(join(tmpdir(), 'facturier-cli-'));
afterAll(() => rmSync(root, { recursive: true }));

type RunOptions = {
  cwd?: string;
  input?: string;
  script?: string;
  env?: Record<string, string>;
};
