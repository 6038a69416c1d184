export type Options = {
  /** Sections and contenders; empty for all. */
  names: readonly string[];
  /** Writes the figures to docs/performance.md. */
  isWriting: boolean;
  /** Another checkout, whose server is measured beside ours. */
  former: string | null;
  /** Lighthouse runs per page. */
  runs: number;
  /** Measurements per load. */
  turns: number;
};

/** Throws on an unknown name or option, or an invalid number. */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const names = args.filter((arg) => !arg.startsWith('--'));
  for (const name of names)
    if (!known.includes(name)) throw new Error(`Nothing to measure is called ${name}`);
  const given = new Map(
    args
      .filter((arg) => arg.startsWith('--'))
      .map((arg): [string, string] => {
        const [name = '', ...value] = arg.slice(2).split('=');
        return [name, value.join('=')];
      }),
  );
  for (const name of given.keys())
    if (!OPTIONS.has(name)) throw new Error(`No option is called --${name}`);
  return {
    names,
    isWriting: given.has('write'),
    former: given.get('former') ?? null,
    runs: readCount('runs', given.get('runs') ?? '5'),
    turns: readCount('turns', given.get('turns') ?? '3'),
  };
}

function readCount(name: string, text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new Error(`--${name} wants a number, 1 to 99`);
  return Number(text);
}

const OPTIONS = new Set(['write', 'former', 'runs', 'turns']);
