import { Download, Paperclip } from 'lucide-react';
import type { ReceivedInvoiceFile } from '#app/files/received-file.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { formatNumber } from '#documents';
import { listAttachments } from './list-attachments.ts';
import { ReadingPart } from './reading-part.tsx';

/** Attachments can only be saved, never opened here. */
export function InvoiceAttachments({ file }: { file: ReceivedInvoiceFile }) {
  const carried = listAttachments({ attachments: file.attachments, draft: file.invoice.draft });
  if (carried.length === 0 && file.missing.length === 0) return null;
  return (
    <ReadingPart title="Pièces jointes">
      <ul className="-my-2 divide-y divide-rule">
        {carried.map(({ name, bytes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two attachments may have one name
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <Paperclip aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 grow basis-40 break-words">
              {name}{' '}
              <span className="whitespace-nowrap text-sm text-ink-soft">
                {describeSize(bytes.length)}
              </span>
            </span>
            <Button size="sm" onClick={() => saveFile(name, bytes, 'application/octet-stream')}>
              <Download aria-hidden />
              Télécharger
              <span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
        {file.missing.map((name) => (
          <li key={name} className="py-2 text-ink-soft">
            {name}&nbsp;: cette pièce jointe est abîmée ou trop lourde.
          </li>
        ))}
      </ul>
    </ReadingPart>
  );
}

function describeSize(length: number): string {
  if (length < 1_000_000) return `${formatNumber(String(Math.ceil(length / 1000)))}\u00a0ko`;
  return `${formatNumber(String(Math.round(length / 100_000) / 10))}\u00a0Mo`;
}
