import { FileText, FileX } from 'lucide-react';
import { type ReceivedFile, receivedFiles } from '#app/files/received-file.ts';
import { formatAmount } from '#documents';
import { describeVerdict } from './describe-verdict.ts';
import { findSameInvoice } from './find-same-invoice.ts';

export function ReaderFiles({
  files,
  shownId,
}: {
  files: readonly ReceivedFile[];
  shownId: string;
}) {
  return (
    <nav aria-label="Fichiers ouverts" className="mb-6">
      <h2 className="text-lg">{files.length === 1 ? '1 fichier' : `${files.length} fichiers`}</h2>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {files.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              aria-current={file.id === shownId ? 'true' : undefined}
              onClick={() => receivedFiles.set({ shownId: file.id })}
              className="flex w-full cursor-pointer items-start gap-3 rounded-card border border-rule bg-surface p-3 text-left hover:bg-hover aria-current:border-primary aria-current:bg-primary-soft"
            >
              {'invoice' in file ? (
                <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
              ) : (
                <FileX aria-hidden className="mt-0.5 size-5 shrink-0 text-stamp" />
              )}
              <span className="min-w-0">
                <span className="block truncate font-semibold">{file.name}</span>
                <span className="block truncate text-sm text-ink-soft">{describe(file)}</span>
                <FileFacts file={file} same={findSameInvoice(files, file)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FileFacts({ file, same }: { file: ReceivedFile; same: ReceivedFile | null }) {
  const verdict = 'invoice' in file ? describeVerdict(file.invoice.verdict) : null;
  return (
    <>
      {verdict && (
        <span className={`block text-sm font-semibold ${TONES[verdict.tone]}`}>
          {verdict.short}
        </span>
      )}
      {file.copies.length > 0 && (
        <span className="block break-words text-sm text-amber">
          Le même fichier que {file.copies.join(', ')}
        </span>
      )}
      {same && (
        <span className="block break-words text-sm text-amber">
          La même facture que {same.name}
        </span>
      )}
    </>
  );
}

/** « Cycles Garance · F-2026-0042 · 1 800,00 € » */
function describe(file: ReceivedFile): string {
  if (!('invoice' in file)) return file.drafts.length > 0 ? 'Fait ici' : 'Illisible';
  const { draft, stated } = file.invoice;
  const amount = stated.payableAmount;
  return [draft.seller.name, draft.number, amount !== null && formatAmount(amount, draft.currency)]
    .filter(Boolean)
    .join(' · ');
}

const TONES = { error: 'text-stamp', warning: 'text-amber', success: 'text-primary' } as const;
