import type { InputProblem } from '#cli/input/read-draft.ts';
import { toPrintable } from './output.ts';

/** One line: « draft.json: lines[2].quantity: Expected… ». */
export function formatProblem(
  input: string,
  { path, message, line, column }: InputProblem,
): string {
  const place = line === undefined ? path : `line ${line}, column ${column}`;
  return toPrintable([nameInput(input), place, message].filter(Boolean).join(': '));
}

export function nameInput(input: string): string {
  return input === '-' ? 'standard input' : input;
}
