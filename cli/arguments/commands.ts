import type { OptionName, Request } from './options.ts';

type Command = {
  usage: string;
  summary: string;
  details: string;
  options: readonly OptionName[];
  refuse: (inputs: readonly string[]) => string | null;
  /** Loaded lazily: --help and --version must not load the domain. */
  load: () => Promise<(request: Request) => Promise<number>>;
};

export const commands = {
  pdf: {
    usage:
      'facturier pdf <draft.json | folder | ->… [--merge] [--template NAME] [--language CODE] [-o out.pdf | folder | -]',
    summary: 'Write the Factur-X PDF of a draft',
    details:
      'While a blocking rule fails, the file is a BROUILLON without XML, said on standard error (exit 0).\n' +
      'Without -o, each file is written beside its draft: draft.json gives draft.pdf.\n' +
      'With --merge, all go to the one file that -o names, which carries no XML.',
    options: ['output', 'merge', 'template', 'language', 'final', 'today', 'verbose'],
    refuse: requireInput,
    load: async () => (await import('#cli/commands/write-pdfs.ts')).writePdfs,
  },
  xml: {
    usage:
      'facturier xml <draft.json | folder | ->… [--format cii | ubl] [-o out.xml | folder | -]',
    summary: 'Write the XML of a draft (EN 16931): that of Factur-X (CII) or UBL',
    details:
      'Refused (exit 1) while a blocking rule fails, and for documents that have no XML, such as a proforma.\n' +
      'Without -o, each file is written beside its draft: draft.json gives draft.xml, or draft.ubl.xml.',
    options: ['format', 'output', 'today', 'verbose'],
    refuse: requireInput,
    load: async () => (await import('#cli/commands/write-xmls.ts')).writeXmls,
  },
  check: {
    usage: 'facturier check <draft.json | folder | ->… [--json] [--all]',
    summary: 'Say which legal rules a draft satisfies',
    details:
      'Exit 1 when a blocking rule fails. --json gives a list with one object per file:\n' +
      '{ file, kind, subtype, number, today, isBlocked, rules } or { file, problems }.',
    options: ['json', 'all', 'today'],
    refuse: requireInput,
    load: async () => (await import('#cli/commands/check-drafts.ts')).checkDrafts,
  },
  read: {
    usage:
      'facturier read <file.pdf | file.xml | file.json | file.zip | folder | ->… [--json | --xml | --table]',
    summary: 'Say what a file holds: a document made here, or an invoice of anybody',
    details:
      'A summary: the document, the verdict, then what the checks found. Exit 0: it is what it says;\n' +
      '4: it can be read, its issuer is to be told; 1: it is to be refused. docs/reading.md has more.\n' +
      'With --table, one folder with verdicts.jsonl: a table of our verdicts and the official ones.\n' +
      '--json gives the draft (a list for several files or drafts), --xml the invoice as XML.',
    options: ['json', 'xml', 'table', 'today'],
    refuse: requireInput,
    load: async () => (await import('#cli/commands/read-files.ts')).readFiles,
  },
  dossier: {
    usage:
      'facturier dossier <folder | file.pdf | file.xml | file.json | file.zip>… [--json] [--pattern PATTERN]',
    summary: 'Say what documents tell together: statuses, what is due, missing numbers',
    details:
      'Files are tied by the numbers and dates that they name; copies of a document count once.\n' +
      'A document with a number counts as issued unless a blocking rule fails.\n' +
      'Exit 1 when the number of an invoice or of an avoir is missing, or given twice.\n' +
      'How numbers are written is recognized: the counter may stand anywhere, beside a year, a month, a\n' +
      'quarter, a day or a season. Where two readings remain, both are told; --pattern chooses one:\n' +
      '{AAAA} {AA} {A} year, {AAAA+1} {AA+1} end of a season, {MM} {M} month, {T} quarter, {JJ} day,\n' +
      '{CLIENT} customer, {NNNN} counter.\n' +
      '--json gives { today, documents, due, dueInEuros, unbilled, creditedBeyond, withoutRate,\n' +
      'series }; amounts are decimals, tax included.',
    options: ['json', 'today', 'pattern'],
    refuse: requireInput,
    load: async () => (await import('#cli/commands/show-dossier.ts')).showDossier,
  },
  schema: {
    usage: 'facturier schema',
    summary: 'Print the JSON Schema of a draft',
    details: 'Give it to an editor to complete and check drafts while they are typed.',
    options: [],
    refuse: (inputs) => (inputs.length > 0 ? 'expected no file.' : null),
    load: async () => (await import('#cli/commands/print-schema.ts')).printSchema,
  },
  doctor: {
    usage: 'facturier doctor [--json]',
    summary: 'Say what is wrong with a server: settings, disk, database, mail, certificates',
    details:
      'Reads the variables of the server, changes nothing, and may be run while it serves; it ends within 15 s.\n' +
      '✓ it is well, ! advice, ✗ it is wrong and what to do (exit 1), · what could not be looked at, and why.\n' +
      'What the server itself says at its start is quoted in French. It connects to what the variables name alone.\n' +
      '--json gives { isWell, findings: [{ subject, status, sentence }] }; status is good, advice, wrong or unseen.',
    options: ['json'],
    refuse: (inputs) => (inputs.length > 0 ? 'expected no word.' : null),
    load: async () => (await import('#cli/commands/diagnose-server.ts')).diagnoseServer,
  },
  admin: {
    usage:
      'facturier admin <grant EMAIL | revoke EMAIL | list | rotate-keys | replace-secret | check-backend [--load NUMBER] [--json] | outbox [NAME] | newsletter FILE [--to EMAIL | --send | -o out.html] | backup FILE | restore FILE [--mail]>',
    summary: 'Look after a server: its keys, its backend, the messages that it keeps',
    details:
      'grant EMAIL     give the account of this address the right to administer the site\n' +
      'revoke EMAIL    take it back\n' +
      'list            list the accounts that administer the site\n' +
      'rotate-keys     sign with a new key; the previous one verifies until its tokens expire\n' +
      'replace-secret  make another secret key; the previous one opens nothing any more\n' +
      'check-backend   check that SUPABASE_URL (with its two keys) suits this application: 0 it does, 1 a check or\n' +
      '                a request of the load failed, 2 wrong option, file or variable; leaves no account behind\n' +
      'outbox          list the messages that have not left, the newest first, or print the one of this NAME\n' +
      'newsletter FILE say who would receive this text (the subject on its first line), try it or send it\n' +
      'backup FILE     write all that the server keeps to a new file (.tar.gz), while it serves, and read it back\n' +
      'restore FILE    put it into an empty DATA_DIR or DATABASE_URL, and say what it has restored\n' +
      'Messages are those of DATA_DIR (./data). Keys and accounts are those of DATABASE_URL, else of DATA_DIR (./data). See docs/operations.md.',
    options: ['output', 'to', 'send', 'mail', 'load', 'seconds', 'keep', 'compare', 'json'],
    refuse: (inputs) => (isTask(inputs) ? null : `expected ${Object.keys(TASKS).join(', ')}.`),
    load: async () => (await import('#cli/commands/administer.ts')).administer,
  },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

/** The number of words after each task’s name. */
const TASKS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  grant: [1, 1],
  revoke: [1, 1],
  list: [0, 0],
  'rotate-keys': [0, 0],
  'replace-secret': [0, 0],
  'check-backend': [0, 0],
  outbox: [0, 1],
  newsletter: [1, 1],
  backup: [1, 1],
  restore: [1, 1],
};

function isTask([task = '', ...words]: readonly string[]): boolean {
  const [least, most] = (Object.hasOwn(TASKS, task) && TASKS[task]) || [1, 0];
  return least <= words.length && words.length <= most;
}

function requireInput(inputs: readonly string[]): string | null {
  return inputs.length === 0 ? 'expected the name of a draft, of a folder, or "-".' : null;
}
