import 'fake-indexeddb/auto';
import { registerHooks } from 'node:module';

/**
 * Makes this process a browser of its own, as far as app/data/ asks: storage, a network that can be
 * cut, a clock that can be wrong, and ids that are the same at each run.
 */
export const circumstances = {
  origin: '',
  isOffline: false,
  /** The server does what is asked next, and its answer does not arrive. */
  losesNextAnswer: false,
  /** Days that the clock is ahead. */
  clock: 0,
  /** State of the generator of ids. */
  seed: 1,
  /** Which run this is. */
  run: 0,
};

// `import.meta.env` is written by Vite.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/app/lib/parts/fetch-part.ts')) return loaded;
    return { ...loaded, source: `${loaded.source}`.replaceAll('import.meta.env.SSR', 'true') };
  },
});

const network = globalThis.fetch;
const startTimer = globalThis.setTimeout;
const TrueDate = Date;
let isFailing = false;

class DeviceDate extends TrueDate {
  constructor(...given: unknown[]) {
    // the arguments of Date
    super(...((given.length === 0 ? [DeviceDate.now()] : given) as [number]));
  }
  static override now(): number {
    return TrueDate.now() + circumstances.clock * DAY_MS;
  }
}

async function askServer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { isOffline, losesNextAnswer, origin } = circumstances;
  isFailing = true;
  if (isOffline) throw new TypeError('Failed to fetch');
  const response = await network(typeof input === 'string' ? new URL(input, origin) : input, init);
  if (losesNextAnswer) {
    circumstances.losesNextAnswer = false;
    await response.arrayBuffer();
    throw new TypeError('Failed to fetch');
  }
  isFailing = false;
  return response;
}

/** The official client waits before it tries again: nobody waits here. */
function startShortTimer(task: () => void, delay = 0, ...given: unknown[]) {
  return startTimer(task, isFailing ? Math.min(delay, 1) : delay, ...given);
}

/** Mulberry32. A UUID, unique in the whole database, ends with the run: ids sort as in a replay. */
function fillRandomly<Bytes extends ArrayBufferView | null>(bytes: Bytes): Bytes {
  const list = bytes as unknown as Uint8Array; // of whatever size: each item gets a byte
  for (let index = 0; index < list.length; index += 1) {
    circumstances.seed = (circumstances.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(circumstances.seed ^ (circumstances.seed >>> 15), 1 | circumstances.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    list[index] = (mixed ^ (mixed >>> 14)) >>> 24;
  }
  if (list.length === UUID_BYTES)
    for (let index = 12; index < UUID_BYTES; index += 1)
      list[index] = circumstances.run >>> (8 * (15 - index));
  return bytes;
}

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
    removeItem: (name: string) => values.delete(name),
    clear: () => values.clear(),
  };
}

/** Where the page is; called once the server is known. */
export function openPage(origin: string): void {
  circumstances.origin = origin;
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const location = { origin, href: `${origin}/`, pathname: '/', search: '', hash: '' };
  define('window', { ...listen, location });
  define('document', { ...listen, visibilityState: 'hidden' });
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

define('localStorage', createStorage());
define('fetch', askServer);
define('setTimeout', startShortTimer);
define('Date', DeviceDate);
crypto.getRandomValues = fillRandomly;

const UUID_BYTES = 16;
export const DAY_MS = 24 * 60 * 60 * 1000;
