import type { OptionName, Request } from './options.ts';

type Command = {
  usage: string;
  summary: string;
  details: string;
  options: readonly OptionName[];
  /** What is wrong with the file names, or null. */
  refuse: (inputs: readonly string[]) => string | null;
  /** Loaded when asked for: --help and --version must not wait for the domain. */
  load: () => Promise<(request: Request) => Promise<number>>;
};

export const commands = {
  pdf: {
    usage: 'facturier pdf <draft.json | folder | ->… [-o out.pdf | folder | -]',
    summary: 'Write the Factur-X PDF of a draft',
    details:
      'While a blocking rule fails, the file is a BROUILLON without XML, said on standard error (exit 0).\n' +
      'Without -o, each file is written beside its draft: draft.json gives draft.pdf.',
    options: ['output', 'final', 'today', 'verbose'],
    refuse: requireInput,
    load: async () => (await import('./write-pdfs.ts')).writePdfs,
  },
  xml: {
    usage: 'facturier xml <draft.json | folder | ->… [-o out.xml | folder | -]',
    summary: 'Write the Factur-X XML (EN 16931, CII) of a draft',
    details:
      'Refused (exit 1) while a blocking rule fails, and for documents that have no XML, such as a proforma.\n' +
      'Without -o, each file is written beside its draft: draft.json gives draft.xml.',
    options: ['output', 'today', 'verbose'],
    refuse: requireInput,
    load: async () => (await import('./write-xmls.ts')).writeXmls,
  },
  check: {
    usage: 'facturier check <draft.json | folder | ->… [--json] [--all]',
    summary: 'Say which legal rules a draft satisfies',
    details:
      'Exit 1 when a blocking rule fails. --json gives a list with one object per file:\n' +
      '{ file, kind, subtype, number, today, isBlocked, rules } or { file, problems }.',
    options: ['json', 'all', 'today'],
    refuse: requireInput,
    load: async () => (await import('./check-drafts.ts')).checkDrafts,
  },
  schema: {
    usage: 'facturier schema',
    summary: 'Print the JSON Schema of a draft',
    details: 'Give it to an editor to complete and check drafts while they are typed.',
    options: [],
    refuse: (inputs) => (inputs.length > 0 ? 'expected no file.' : null),
    load: async () => (await import('./print-schema.ts')).printSchema,
  },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function requireInput(inputs: readonly string[]): string | null {
  return inputs.length === 0 ? 'expected the name of a draft, of a folder, or "-".' : null;
}
