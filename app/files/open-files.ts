import { newId } from '#app/lib/new-id.ts';
import { draftName } from '#documents/dossier';
import type { OpenedDraft } from '#documents/pdf';
import { describeProblem } from './describe-problem.ts';
import { describeSetAside } from './describe-set-aside.ts';
import { keepDrafts } from './keep-drafts.ts';
import { type ReadFile, readFile } from './read-file.ts';
import { READER_PATH, type ReceivedFile, receivedFile } from './received-file.ts';

/** What became of files that were given, and where it is shown. */
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
 * Opens files of this device: what was made here becomes new drafts, an invoice of someone else is
 * shown. An invoice made here is both: it is shown where one is asked for (`isReading`), where what
 * cannot be read is shown too.
 */
export async function openFiles(
  files: readonly File[],
  { isReading }: { isReading: boolean },
): Promise<OpenedFiles> {
  const read: NamedFile[] = [];
  for (const file of files.slice(0, MAX_FILES))
    read.push({ name: file.name, result: await readFile(file) });
  const drafts = read.flatMap(({ result }) => (result.ok ? result.drafts : []));
  const shown = read.map(toReceived).find((file) => file && 'invoice' in file);
  if (shown && (isReading || drafts.length === 0)) return show(shown);
  const [draft, ...others] = drafts;
  if (draft) {
    const opened = read.filter(({ result }) => result.ok && result.drafts.length > 0);
    return keep([draft, ...others], read.length - opened.length);
  }
  const [first] = read;
  const refused = (first && toReceived(first)) ?? {
    name: '',
    message: describeProblem('nothing-inside'),
  };
  if (isReading) return show(refused);
  return { type: 'refused', message: 'message' in refused ? refused.message : '' };
}

type NamedFile = { name: string; result: ReadFile };

/** What the page that reads invoices would show of a file; null for one that has drafts alone. */
function toReceived({ name, result }: NamedFile): ReceivedFile | null {
  if (!result.ok) return { name, message: describeProblem(result.problem) };
  const { invoice, drafts, attachments, missing } = result;
  if (!invoice) return null;
  const { read, xml } = invoice;
  if (!read.ok) return { name, message: read.problem.message };
  const ownDraft = drafts[0]?.draft ?? null;
  return { id: newId(), name, invoice: read.invoice, ownDraft, xml, attachments, missing };
}

function show(file: ReceivedFile): OpenedFiles {
  receivedFile.set({ file });
  return { type: 'received', address: READER_PATH };
}

async function keep(
  opened: readonly [OpenedDraft, ...OpenedDraft[]],
  refusedCount: number,
): Promise<OpenedFiles> {
  const [first, ...others] = opened;
  const { address, undo } = await keepDrafts([first.draft, ...others.map(({ draft }) => draft)]);
  const setAside = describeSetAside(opened.flatMap((one) => one.setAside));
  return {
    type: 'drafts',
    address,
    message: opened.length === 1 ? 'Document repris' : `${opened.length} documents repris`,
    detail: setAside ?? describeRefused(refusedCount) ?? draftName(first.draft),
    undo,
  };
}

function describeRefused(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? 'Un fichier n’a pas pu être ouvert.'
    : `${count} fichiers n’ont pas pu être ouverts.`;
}

/** More than one gives at a time. */
const MAX_FILES = 50;
