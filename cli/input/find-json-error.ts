export type JsonError = { line: number; column: number; message: string };

/**
 * The position and cause of a JSON error (RFC 8259), or null: JSON.parse gives no position for
 * short texts, and never what is missing. Without recursion, since a hostile text may have millions
 * of brackets.
 */
export function findJsonError(text: string): JsonError | null {
  const scanner: Scanner = { text, at: 0, open: [], problem: null };
  let state: State = 'value';
  while (state !== 'done') state = steps[state](scanner, peek(scanner));
  return scanner.problem === null
    ? null
    : { ...locate(text, scanner.at), message: scanner.problem };
}

/** `open`: positions of the brackets not closed yet. */
type Scanner = { text: string; at: number; open: number[]; problem: string | null };

type State = 'value' | 'firstItem' | 'firstKey' | 'key' | 'afterValue' | 'done';

/** The handler of each state for the next non-space character (empty at the end of the text). */
const steps: Record<Exclude<State, 'done'>, (scanner: Scanner, next: string) => State> = {
  value(scanner, next) {
    if (next === '{') return enter(scanner, 'firstKey');
    if (next === '[') return enter(scanner, 'firstItem');
    if (next === '"') return readString(scanner, 'afterValue');
    if (next === ']' && bracketOf(scanner) === '[')
      return refuse(scanner, 'a comma must not stand before "]"');
    SCALAR.lastIndex = scanner.at;
    if (!SCALAR.test(scanner.text))
      return refuse(scanner, `expected a value, ${describe(scanner, next)}`);
    scanner.at = SCALAR.lastIndex;
    return 'afterValue';
  },
  firstItem: (scanner, next) => (next === ']' ? leave(scanner) : steps.value(scanner, next)),
  firstKey: (scanner, next) => (next === '}' ? leave(scanner) : steps.key(scanner, next)),
  key(scanner, next) {
    if (next === '}') return refuse(scanner, 'a comma must not stand before "}"');
    if (next !== '"')
      return refuse(scanner, `expected a key between double quotes, ${describe(scanner, next)}`);
    const state = readString(scanner, 'value');
    const colon = state === 'done' ? ':' : peek(scanner);
    if (colon !== ':')
      return refuse(scanner, `expected ":" after the key, ${describe(scanner, colon)}`);
    if (state !== 'done') scanner.at++;
    return state;
  },
  afterValue(scanner, next) {
    const bracket = bracketOf(scanner);
    if (bracket === undefined)
      return next === ''
        ? 'done'
        : refuse(scanner, `expected the end of the text, ${describe(scanner, next)}`);
    const closing = bracket === '{' ? '}' : ']';
    if (next === closing) return leave(scanner);
    if (next !== ',')
      return refuse(scanner, `expected "," or "${closing}", ${describe(scanner, next)}`);
    scanner.at++;
    return bracket === '{' ? 'key' : 'value';
  },
};

function enter(scanner: Scanner, state: State): State {
  scanner.open.push(scanner.at++);
  return state;
}

function leave(scanner: Scanner): State {
  scanner.open.pop();
  scanner.at++;
  return 'afterValue';
}

function refuse(scanner: Scanner, problem: string): 'done' {
  scanner.problem = problem;
  return 'done';
}

function readString(scanner: Scanner, state: State): State {
  const { text } = scanner;
  const start = scanner.at++;
  for (; scanner.at < text.length; scanner.at++) {
    const character = text[scanner.at] ?? '';
    if (character === '"') {
      scanner.at++;
      return state;
    }
    if (character < ' ')
      return refuse(
        scanner,
        `a text must not hold ${name(character)} as it is: write it with a backslash`,
      );
    if (character !== '\\') continue;
    ESCAPE.lastIndex = scanner.at;
    if (!ESCAPE.test(text))
      return refuse(
        scanner,
        'a backslash must be followed by one of " \\ / b f n r t, or by u and four digits',
      );
    scanner.at = ESCAPE.lastIndex - 1;
  }
  scanner.at = start;
  return refuse(scanner, 'this text is never closed by a double quote');
}

function peek(scanner: Scanner): string {
  SPACES.lastIndex = scanner.at;
  SPACES.test(scanner.text);
  scanner.at = SPACES.lastIndex;
  return scanner.text[scanner.at] ?? '';
}

function bracketOf({ text, open }: Scanner): string | undefined {
  const position = open.at(-1);
  return position === undefined ? undefined : text[position];
}

function describe({ text, at, open }: Scanner, next: string): string {
  if (next === '/' || next === '#') return 'found a comment: JSON has none';
  if (next === "'") return 'found a single quote: JSON has double ones';
  if (next !== '') return `found ${name(String.fromCodePoint(text.codePointAt(at) ?? 0))}`;
  const position = open.at(-1);
  if (position === undefined) return 'found the end of the text';
  return `found the end of the text: the "${text[position]}" of line ${locate(text, position).line} is never closed`;
}

function name(character: string): string {
  return names[character] ?? `"${character}"`;
}

function locate(text: string, at: number) {
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: at - lineStart + 1 };
}

const SPACES = /[ \t\r\n]*/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const names: Readonly<Record<string, string>> = {
  '\n': 'a line break',
  '\r': 'a line break',
  '\t': 'a tab',
  '\u00a0': 'a no-break space',
  '"': 'a double quote',
};
