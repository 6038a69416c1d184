import { isDay } from '#runtime/today.ts';
import { commands, isCommandName } from './arguments/commands.ts';
import { formatCommandHelp, formatHelp } from './arguments/help.ts';
import { isXmlFormat } from './arguments/options.ts';
import { parseCommandLine } from './arguments/parse-command-line.ts';
import { readVersion } from './arguments/read-version.ts';
import { suggest } from './arguments/suggest.ts';
import { EXIT } from './output/exit-codes.ts';
import { holdSignals, ignoreClosedReaders, print, say, toPrintable } from './output/output.ts';

export async function main(argv: readonly string[]): Promise<number> {
  ignoreClosedReaders();
  holdSignals();
  try {
    return await run(argv);
  } catch (error) {
    say(`Unexpected error, please report it: ${error instanceof Error ? error.stack : error}`);
    return EXIT.bug;
  }
}

async function run(argv: readonly string[]): Promise<number> {
  const line = parseCommandLine(argv);
  if (!line.ok) return refuse(line.message);
  const { name, inputs, options } = line;
  if (options.version) return print(`${readVersion()}\n`);
  if (name === 'help') return help(inputs[0]);
  if (name === undefined) return options.help ? help(undefined) : refuse(formatHelp());
  if (!isCommandName(name)) return refuseCommand(name);
  if (options.help) return help(name);
  const command = commands[name];
  const refusal = command.refuse(inputs);
  if (refusal) return refuse(`facturier ${name}: ${refusal} ${HINT} ${name} --help.`);
  if (options.today !== undefined && !isDay(options.today)) {
    return refuse(`--today: expected a date YYYY-MM-DD, received "${toPrintable(options.today)}".`);
  }
  if (options.format !== undefined && !isXmlFormat(options.format)) {
    return refuse(`--format: expected cii or ubl, received "${toPrintable(options.format)}".`);
  }
  const execute = await command.load();
  return execute({ inputs, options });
}

function help(name: string | undefined): Promise<number> | number {
  if (name === undefined) return print(formatHelp());
  return isCommandName(name) ? print(formatCommandHelp(name)) : refuseCommand(name);
}

function refuseCommand(name: string): number {
  const nearest = suggest(name, Object.keys(commands));
  const guess = nearest ? `Did you mean "${nearest}"?` : `${HINT} --help.`;
  return refuse(`Unknown command "${toPrintable(name)}". ${guess}`);
}

function refuse(message: string): number {
  say(message);
  return EXIT.wrongInput;
}

const HINT = 'See facturier';
