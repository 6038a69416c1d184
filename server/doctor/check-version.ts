import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Told, tell } from './diagnosis.ts';

export function checkVersion(): Told[] {
  const { dependencies } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
  return [judgeVersion(process.versions.node, dependencies.node)];
}

export function judgeVersion(running: string, pinned: string): Told {
  if (running === pinned) return tell('good', `Node ${running}, which package.json pins.`);
  const isOlder = Number.parseInt(running, 10) < Number.parseInt(pinned, 10);
  return tell(
    isOlder ? 'wrong' : 'advice',
    `Node ${running} runs this command, and package.json pins ${pinned}: start the server by "npm start", which brings that one.`,
  );
}

const PACKAGE = join(import.meta.dirname, '../../package.json');
