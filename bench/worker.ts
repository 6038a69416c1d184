/** One contender in its own process: runs tasks and answers with figures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Drawer, Materials } from './contender.ts';
import { type ContenderId, contenders } from './contenders.ts';
import type { DocumentName } from './draft.ts';
import { peakMemory, readMemory, resetPeakMemory } from './machine/memory.ts';

export type Task =
  | { task: 'open'; id: ContenderId; folder: string }
  /** Draws repeatedly for `milliseconds`, at least `least` times. */
  | { task: 'repeat'; name: DocumentName; milliseconds: number; least: number }
  /** Draws once and measures its memory. */
  | { task: 'memory'; name: DocumentName };

export type Answer = {
  /** Milliseconds. */
  durations: number[];
  /** Size of the file, in bytes. */
  size: number;
  /** Bytes above a bare Node: after imports, then the peak while drawing. */
  imports: number;
  peak: number;
};

function perform(task: Task): Promise<Partial<Answer>> {
  switch (task.task) {
    case 'open':
      return open(task);
    case 'repeat':
      return repeat(task);
    case 'memory':
      return weigh(task);
  }
}

/** Imports the contender; its inputs are read before, uncounted. */
async function open({ id, folder }: Extract<Task, { task: 'open' }>) {
  const materials = readMaterials(folder);
  const start = performance.now();
  const contender = await requireContender(id).load();
  drawer = await contender.open(materials);
  return { durations: [performance.now() - start] };
}

function requireContender(id: ContenderId) {
  const contender = contenders.find((each) => each.id === id);
  if (!contender) throw new Error(`Unknown contender: ${id}`);
  return contender;
}

function readMaterials(folder: string): Materials {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const once = <T>(make: (name: DocumentName) => T) => {
    const known = new Map<DocumentName, T>();
    return (name: DocumentName) => {
      const value = known.get(name) ?? make(name);
      known.set(name, value);
      return value;
    };
  };
  return {
    readDraft: once((name) => read(`${name}.json`)),
    readContent: once((name) => JSON.parse(read(`${name}.content.json`))),
    fonts: { regular: join(folder, 'regular.ttf'), semibold: join(folder, 'semibold.ttf') },
  };
}

async function repeat({ name, milliseconds, least }: Extract<Task, { task: 'repeat' }>) {
  const { draw } = requireDrawer();
  collectGarbage();
  const durations: number[] = [];
  const end = performance.now() + milliseconds;
  let size = 0;
  while (durations.length < least || performance.now() < end) {
    const start = performance.now();
    const bytes = await draw(name);
    durations.push(performance.now() - start);
    size = bytes.length;
  }
  return { durations, size };
}

async function weigh({ name }: Extract<Task, { task: 'memory' }>) {
  const { draw } = requireDrawer();
  collectGarbage();
  resetPeakMemory();
  const imports = readMemory() - bare;
  const { length: size } = await draw(name);
  return { imports, peak: peakMemory() - bare, size };
}

function requireDrawer(): Drawer {
  if (!drawer) throw new Error('The contender was not opened');
  return drawer;
}

let drawer: Drawer | undefined;
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
collectGarbage();
const bare = readMemory();

process.on('message', async (task: Task) => process.send?.(await perform(task)));
