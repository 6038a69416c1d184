import { FileCode, FileSearch } from 'lucide-react';
import { Suspense, use } from 'react';
import type { ReceivedInvoiceFile } from '#app/files/received-file.ts';
import { useResumeDocument } from '#app/files/use-resume-document.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { formatAmount, formatShortDate } from '#documents';
import type { ReceivedInvoice } from '#documents/received';
import { describePayable, type OwnNumbers } from './describe-payable.ts';

export function InvoiceHead({
  file,
  own,
}: {
  file: ReceivedInvoiceFile;
  own: Promise<OwnNumbers>;
}) {
  const chooseFile = useResumeDocument();
  const { draft, stated, profile, syntax, title } = file.invoice;
  return (
    <header>
      <p className="break-words text-sm text-ink-soft">{file.name}</p>
      <h1 className="mt-1 break-words text-2xl">
        {[title, draft.number].filter(Boolean).join(' ')}
      </h1>
      <p className="mt-2 text-lg text-ink-soft">
        {draft.seller.name || 'Émetteur inconnu'}
        {draft.issueDate && `, le ${formatShortDate(draft.issueDate)}`}
      </p>
      {stated.payableAmount !== null && (
        <p className="mt-4 text-xl">
          <strong className="font-semibold">
            {formatAmount(stated.payableAmount, draft.currency)}
          </strong>{' '}
          <span className="text-ink-soft text-base">
            <Suspense fallback={describePayable(file.invoice)}>
              <PayableWords invoice={file.invoice} own={own} />
            </Suspense>
          </span>
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge>{`${syntax === 'ubl' ? 'UBL' : 'CII'}, ${profile.name}`}</Badge>
      </p>
      {file.isCut && (
        <p className="mt-4 rounded-card bg-amber-soft px-4 py-3 text-amber">
          Ce PDF est coupé&nbsp;: sa fin manque, et peut-être une partie de ce qu’il portait.
          Demandez qu’on vous le renvoie.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={chooseFile}>
          <FileSearch aria-hidden />
          Lire un autre fichier
        </Button>
        <Button onClick={() => saveFile(xmlName(file), file.xml, 'application/xml')}>
          <FileCode aria-hidden />
          Télécharger le XML
        </Button>
      </div>
    </header>
  );
}

/** The file’s name with an .xml extension. */
function xmlName({ name }: { name: string }): string {
  return `${name.replace(/\.(pdf|xml|zip)$/i, '')}.xml`;
}

/** In the words of who reads: this device or account knows its own numbers. */
function PayableWords({ invoice, own }: { invoice: ReceivedInvoice; own: Promise<OwnNumbers> }) {
  return describePayable(invoice, use(own));
}
