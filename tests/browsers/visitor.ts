import { setTimeout as wait } from 'node:timers/promises';
import { type Wanted, writeNames, writeSearch } from './find-control.ts';

/** A window of a real browser. An element is told by an expression that gives it or null. */
export type BrowserWindow = {
  /** Loads a page of the site, with `watchPage` before its code. */
  load: (path: string) => Promise<void>;
  run: (expression: string) => Promise<unknown>;
  /** Presses the middle of an element; false while it is not there. */
  press: (element: string) => Promise<boolean>;
  /** Presses keys, into what has the focus. */
  type: (text: string) => Promise<void>;
  pressKeys: (keys: 'Tab' | 'SelectAll' | 'Enter') => Promise<void>;
  choose: (option: string) => Promise<boolean>;
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
};

export type Visitor = ReturnType<typeof createVisitor>;

/** Somebody who uses a page with its words, a mouse and a keyboard. */
export function createVisitor(window: BrowserWindow) {
  /** Calls a function in the page, which knows nothing from here. */
  const look = async <Values extends unknown[], Found>(
    inPage: (...values: Values) => Found,
    ...values: Values
  ) => {
    const list = values.map((value) => JSON.stringify(value)).join(', ');
    return (await window.run(`(${inPage.toString()})(${list})`)) as Awaited<Found>;
  };
  const tryPress = async (element: string) => {
    // Drivers scroll too, and do not wait for where that is slow.
    await window.run(`(${element})?.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    // A form tells the page what is typed after the paint: before it, what is pressed would move.
    await look(awaitPaint);
    return window.press(element);
  };
  const isTrue = async (expression: string) => (await window.run(expression)) === true;
  const sees = (wanted: Wanted) => isTrue(`(${writeSearch(wanted)}) !== null`);
  const describe = async (wanted: Wanted) => {
    const { name, inside = 'the page' } = wanted;
    return `« ${name} » in ${inside}, beside ${await window.run(writeNames(wanted))}`;
  };
  return {
    look,
    /** The same for the first element of a selector. */
    lookAt: async <Found>(selector: string, inPage: (element: Element | null) => Found) => {
      const element = `document.querySelector(${JSON.stringify(selector)})`;
      return (await window.run(`(${inPage.toString()})(${element})`)) as Awaited<Found>;
    },
    sees,
    press: (wanted: Wanted) =>
      insist(
        () => tryPress(writeSearch(wanted)),
        () => describe(wanted),
      ),
    /** Opens a page and waits until all its parts answer. */
    open: async (path: string) => {
      await window.load(path);
      const isAwake = () => document.querySelector('[data-asleep]') === null;
      await insist(
        () => look(isAwake),
        () => `${path}, awake`,
      );
    },
    /** Replaces what a field says, once it has the focus: a form just shown again refuses it. */
    write: async (name: string | RegExp, text: string, inside?: string) => {
      const wanted = { role: 'field', name, inside } as const;
      const element = writeSearch(wanted);
      await insist(
        async () => (await tryPress(element)) && isTrue(`document.activeElement === (${element})`),
        () => describe(wanted),
      );
      await window.pressKeys('SelectAll');
      await window.type(text);
    },
    choose: (name: string, option: string, inside?: string) => {
      const select = writeSearch({ role: 'field', name, inside });
      const words = JSON.stringify(option);
      const found = `Array.from((${select})?.options ?? []).find(({ text }) => text === ${words}) ?? null`;
      return insist(
        () => window.choose(found),
        () => `${option} of ${name}`,
      );
    },
    pressKeys: window.pressKeys,
    resize: window.resize,
    close: window.close,
  };
}

/** Runs in the page; a hidden one paints nothing. */
function awaitPaint(): Promise<unknown> {
  const { requestAnimationFrame: paint, setTimeout: later } = window;
  const painted = new Promise((done) => paint(() => paint(() => later(done))));
  return Promise.race([painted, new Promise((done) => later(done, 500))]);
}

/** Tries until it is done: pages move, and their parts come when they can. */
async function insist(
  attempt: () => Promise<boolean>,
  describe: () => string | Promise<string>,
): Promise<void> {
  const end = Date.now() + PATIENCE;
  let obstacle = '';
  while (Date.now() < end) {
    try {
      if (await attempt()) return;
    } catch (error) {
      obstacle = ` (${String(error)})`;
    }
    await wait(50);
  }
  throw new Error(`Not found: ${await describe()}${obstacle}`);
}

const PATIENCE = 15_000;
