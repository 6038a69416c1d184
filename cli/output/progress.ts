import { toPrintable } from './output.ts';

/** Standard error, or a list in a test. */
type Terminal = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

export type Progress = {
  start: (name: string) => void;
  /** Prints a line above the bar. */
  say: (line: string) => void;
  /** After a file is written; prints the line if there is no bar. */
  succeed: (line: string) => void;
  close: () => void;
};

type ProgressOptions = { total: number; isVerbose: boolean; terminal: Terminal };

/** A bar for several files on a terminal; else, or when asked, one line per file. */
export function createProgress({ total, isVerbose, terminal }: ProgressOptions): Progress {
  const hasBar = terminal.isTTY === true && total > 1 && !isVerbose;
  let bar = '';
  let done = 0;
  const paint = (next: string) => {
    if (hasBar) terminal.write(`${ERASE_LINE}${next}`);
    bar = next;
  };
  const say = (line: string) =>
    terminal.write(hasBar ? `${ERASE_LINE}${line}\n${bar}` : `${line}\n`);
  return {
    start: (name) =>
      paint(formatBar({ done: done++, total, name, columns: terminal.columns ?? 80 })),
    say,
    succeed: (line) => {
      if (!hasBar) say(line);
    },
    close: () => paint(''),
  };
}

type Bar = { done: number; total: number; name: string; columns: number };

function formatBar({ done, total, name, columns }: Bar) {
  const filled = Math.round((done / total) * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const count = String(done).padStart(String(total).length);
  return toPrintable(`${bar} ${count}/${total} ${name}`).slice(0, columns - 1);
}

const BAR_WIDTH = 24;
const ERASE_LINE = '\r\u001b[2K';
