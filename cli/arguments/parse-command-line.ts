import { parseArgs } from 'node:util';
import { toPrintable } from '#cli/output/output.ts';
import { commands, isCommandName } from './commands.ts';
import { isOptionName, type OptionName, type Options, optionTable } from './options.ts';
import { suggest } from './suggest.ts';

export type CommandLine =
  | { ok: true; name: string | undefined; inputs: string[]; options: Options }
  | { ok: false; message: string };

/** The first word that is no option is the command; options may stand anywhere among its files. */
export function parseCommandLine(argv: readonly string[]): CommandLine {
  const { positionals, values, tokens } = parseArgs({
    args: [...argv],
    options: optionTable,
    allowPositionals: true,
    strict: false, // its own messages name the internals of Node
    tokens: true,
  });
  const [name, ...inputs] = positionals;
  for (const token of tokens) {
    const problem = token.kind === 'option' ? findProblem(token, name) : null;
    if (problem) return { ok: false, message: problem };
  }
  return { ok: true, name, inputs, options: values as Options }; // every token was checked above
}

type OptionToken = { name: string; rawName: string; value: string | undefined };

function findProblem({ name, rawName, value }: OptionToken, command: string | undefined) {
  if (!isOptionName(name)) return refuseOption(rawName, command);
  const { type } = optionTable[name];
  if (!listOptions(command).includes(name))
    return `facturier ${command} has no option ${rawName}. ${hint(command)}`;
  if (type === 'boolean') return value === undefined ? null : `${rawName} takes no value.`;
  const isMissing = value === undefined || value === '' || /^-./.test(value);
  return isMissing ? `${rawName} needs a value. ${hint(command)}` : null;
}

function refuseOption(rawName: string, command: string | undefined) {
  const names = listOptions(command).map((name) => `--${name}`);
  const nearest = suggest(rawName, names);
  const guess = nearest ? `Did you mean ${nearest}?` : hint(command);
  return `Unknown option ${toPrintable(rawName)}. ${guess}`;
}

function listOptions(command: string | undefined): OptionName[] {
  const general: OptionName[] = ['help', 'version'];
  if (command === undefined || !isCommandName(command)) {
    return Object.keys(optionTable).filter(isOptionName); // an unknown command is reported later
  }
  return [...general, ...commands[command].options];
}

function hint(command: string | undefined) {
  const name = command !== undefined && isCommandName(command) ? ` ${command}` : '';
  return `See facturier${name} --help.`;
}
