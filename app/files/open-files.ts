import { newId } from '#app/lib/new-id.ts';
import type { Draft } from '#documents';
import { draftName } from '#documents/dossier';
import { type OpenedDraft, splitInvoices } from '#documents/read';
import { describeProblem } from './describe-problem.ts';
import { describeSetAside } from './describe-set-aside.ts';
import { dropSameFiles, type GivenFile } from './drop-same-files.ts';
import { keepDrafts } from './keep-drafts.ts';
import { type ReadFile, readFile } from './read-file.ts';
import { READER_PATH, type ReceivedFile, receivedFiles } from './received-file.ts';

/** The outcome for some files, and the page that shows it. */
export type OpenedFiles =
  | {
      type: 'drafts';
      address: string;
      message: string;
      detail: string;
      undo: () => Promise<void>;
    }
  | { type: 'received'; address: string }
  | { type: 'refused'; message: string };

/**
 * Opens files: documents made here become new drafts, invoices of others go to the reader. With
 * `isReading`, our own invoices and unreadable files go to the reader too.
 */
export async function openFiles(
  files: readonly File[],
  { isReading }: { isReading: boolean },
): Promise<OpenedFiles> {
  const read: NamedFile[] = [];
  for (const given of await dropSameFiles(files.slice(0, MAX_FILES)))
    read.push({ ...given, result: await (isReading ? judge(given.file) : readFile(given.file)) });
  const drafts = read.flatMap(({ result }) => (result.ok ? result.drafts : []));
  const hasInvoice = read.some(({ result }) => result.ok && result.invoice?.read.ok);
  if (hasInvoice && !isReading && drafts.length === 0) return show(await judgeAll(read));
  const received = read.flatMap(toReceived);
  if (hasInvoice && isReading) return show(received);
  const [draft, ...others] = drafts;
  if (draft) {
    const opened = read.filter(({ result }) => result.ok && result.drafts.length > 0);
    const copyCount = read.reduce((count, { copies }) => count + copies.length, 0);
    const isCut = opened.some(({ result }) => result.ok && result.isCut);
    return keep([draft, ...others], {
      refusedCount: read.length - opened.length,
      copyCount,
      isCut,
    });
  }
  if (isReading) return show(received);
  const [refused] = received;
  return { type: 'refused', message: refused && 'message' in refused ? refused.message : '' };
}

type NamedFile = GivenFile & { result: ReadFile };

/** Offline, the official rules may be missing: the file is then only read. */
async function judge(file: File): Promise<ReadFile> {
  const judged = await readFile(file, 'judge');
  return judged.ok || judged.problem !== 'unavailable' ? judged : readFile(file);
}

/** One at a time: each needs a worker of its own. */
async function judgeAll(files: readonly NamedFile[]): Promise<ReceivedFile[]> {
  const received: ReceivedFile[] = [];
  for (const given of files)
    received.push(...toReceived({ ...given, result: await judge(given.file) }));
  return received;
}

/** Entries for the reader’s list; each invoice of a ZIP is one. */
function toReceived({ file: { name }, copies, result }: NamedFile): ReceivedFile[] {
  if (!result.ok) return [describe({ name, copies, result })];
  const parts = splitInvoices(result);
  return parts.map((part, index) =>
    describe({
      name: index === 0 ? name : `${name} › ${part.invoice?.name ?? ''}`,
      copies,
      result: part,
    }),
  );
}

function describe({ name, copies, result }: Described): ReceivedFile {
  const refuse = (message: string, drafts: readonly Draft[] = []) => ({
    ...{ id: newId(), name, copies, message, drafts },
  });
  if (!result.ok) return refuse(describeProblem(result.problem));
  const { invoice, attachments, missing, isCut } = result;
  const drafts = result.drafts.map(({ draft }) => draft);
  if (!invoice) return refuse(NO_INVOICE, drafts);
  const { read, xml } = invoice;
  if (!read.ok) return refuse(read.problem.message, drafts);
  const ownDraft = drafts[0] ?? null;
  const content = { invoice: read.invoice, ownDraft, xml, attachments, missing, isCut };
  return { id: newId(), name, copies, ...content };
}

type Described = { name: string; copies: readonly string[]; result: ReadFile };

function show(files: readonly ReceivedFile[]): OpenedFiles {
  const [shown = files[0]] = files.filter((file) => 'invoice' in file);
  receivedFiles.set({ files, shownId: shown?.id ?? '' });
  return { type: 'received', address: READER_PATH };
}

async function keep(
  opened: readonly [OpenedDraft, ...OpenedDraft[]],
  { refusedCount, copyCount, isCut }: { refusedCount: number; copyCount: number; isCut: boolean },
): Promise<OpenedFiles> {
  const [first, ...others] = opened;
  const { address, undo } = await keepDrafts([first.draft, ...others.map(({ draft }) => draft)]);
  const setAside = describeSetAside(opened.flatMap((one) => one.setAside));
  return {
    type: 'drafts',
    address,
    message: opened.length === 1 ? 'Document repris' : `${opened.length} documents repris`,
    detail:
      (isCut ? CUT : setAside) ??
      describeRefused(refusedCount) ??
      (copyCount > 0 ? SAME : draftName(first.draft)),
    undo,
  };
}

function describeRefused(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? 'Un fichier n’a pas pu être ouvert.'
    : `${count} fichiers n’ont pas pu être ouverts.`;
}

const NO_INVOICE =
  'Ce fichier a été fait ici. Ce n’est pas une facture électronique\u00a0: reprenez-le comme un document.';
const SAME = 'Le même fichier était donné plusieurs fois\u00a0: il n’est repris qu’une fois.';
const CUT = 'Ce PDF est coupé\u00a0: sa fin manque. Vérifiez ce qui a été repris.';
/** More files than anybody drops at a time. */
const MAX_FILES = 50;
