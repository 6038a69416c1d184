import { type CommandName, commands } from './commands.ts';
import { type OptionName, optionTable } from './options.ts';

export function formatHelp(): string {
  const list = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(8)}${summary}`,
  );
  return `Usage: facturier <command> [options]

Turns the JSON draft of a French invoice into a Factur-X PDF, and back.

Commands:
${list.join('\n')}

Options:
${formatOptions(['help', 'version'])}

Exit codes: 0 done, 1 a blocking rule fails (dossier: a number is missing; doctor: something is wrong), 2 wrong input, 3 unexpected error,
4 the issuer of a file that was read is to be told what is wrong with it (read).
The command speaks English; what French law and documents say (rules, verdicts, statuses) is quoted in French.
A folder stands for its *.json files (read, dossier: *.pdf, *.xml and *.zip too). "-" is standard input or standard output.
Help on a command: facturier <command> --help
`;
}

export function formatCommandHelp(name: CommandName): string {
  const { usage, summary, details, options } = commands[name];
  return `Usage: ${usage}

${summary}.
${details}

Options:
${formatOptions([...options, 'help'])}
`;
}

function formatOptions(names: readonly OptionName[]): string {
  return names
    .map((name) => {
      const { short, value, summary } = { short: undefined, value: '', ...optionTable[name] };
      const form = `${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`;
      return `  ${form.padEnd(26)}${summary}`;
    })
    .join('\n');
}
