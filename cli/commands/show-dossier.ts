import type { Request } from '#cli/arguments/options.ts';
import { listInputs } from '#cli/input/list-inputs.ts';
import { listOpenedDrafts, type OpenedFile, openInput, READABLE } from '#cli/input/open-input.ts';
import { type DossierReport, describeDossier } from '#cli/output/describe-dossier.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { formatDossier } from '#cli/output/format-dossier.ts';
import { formatProblem } from '#cli/output/format-problem.ts';
import { print, say, toPrintable } from '#cli/output/output.ts';
import { checkConformity, type Draft, hasBlockingFailure, isNumberPattern } from '#documents';
import { gatherDossier, type StoredDraft } from '#documents/dossier';
import { getToday } from '#runtime/today.ts';

/** Reports each document’s status, the amounts due and gaps in the numbers, or prints JSON. */
export async function showDossier({ inputs, options }: Request): Promise<number> {
  const { json: wantsJson = false, today = getToday(new Date()), pattern } = options;
  if (pattern !== undefined && !isNumberPattern(pattern)) {
    say(
      `--pattern: expected one counter, as in "{NNN}/{MM}/{AAAA}", received "${toPrintable(pattern)}".`,
    );
    return EXIT.wrongInput;
  }
  const listed = listInputs(inputs, READABLE);
  for (const { input, message } of listed.problems)
    say(formatProblem(input, { path: '', message }));
  const codes: number[] = listed.problems.map(() => EXIT.wrongInput);
  const files = new Map<string, string>();
  const documents: StoredDraft[] = [];
  for (const file of listed.files) {
    const read = await openInput(file);
    if (!read.ok) {
      say(formatProblem(file, { path: '', message: read.message }));
      codes.push(EXIT.wrongInput);
      continue;
    }
    for (const stored of listDocuments(file, read.opened)) {
      files.set(stored.id, file);
      documents.push(stored);
    }
  }
  const report = describeDossier(gatherDossier(documents, today), { files, today, pattern });
  codes.push(hasFault(report) ? EXIT.refused : EXIT.done);
  codes.push(await print(wantsJson ? writeJson(report) : formatDossier(report)));
  return Math.max(...codes);
}

function listDocuments(file: string, opened: OpenedFile): StoredDraft[] {
  const isInvoice = opened.invoice?.read.ok ?? false;
  return listOpenedDrafts(opened).map((draft, index) => {
    const stored = { id: `${file}#${index}`, draft, rawTexts: {}, updatedAt: 0 };
    return isInvoice || mayBeIssued(draft)
      ? { ...stored, completedAt: 0, issued: { draft, at: 0 } }
      : stored;
  });
}

/** Files do not tell what was sent: a number and no blocking failure count as issued. */
function mayBeIssued(draft: Draft): boolean {
  return draft.number !== '' && !hasBlockingFailure(checkConformity(draft, draft.issueDate));
}

function hasFault({ series }: DossierReport): boolean {
  return series.some(({ gaps, duplicates }) => gaps.length + duplicates.length > 0);
}

function writeJson(report: DossierReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
