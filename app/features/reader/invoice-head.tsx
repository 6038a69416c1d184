import { FileCode, FileSearch } from 'lucide-react';
import type { ReceivedInvoiceFile } from '#app/files/received-file.ts';
import { useResumeDocument } from '#app/files/use-resume-document.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import {
  type Cents,
  type Draft,
  formatAmount,
  formatShortDate,
  nameFinalAmount,
  requireKind,
  subtypeOf,
} from '#documents';
import { xmlName } from './xml-name.ts';

export function InvoiceHead({ file }: { file: ReceivedInvoiceFile }) {
  const chooseFile = useResumeDocument();
  const { draft, stated, profile, syntax } = file.invoice;
  const { title } = subtypeOf(requireKind(draft.kind), draft.subtype);
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
            {describePayable(draft, stated.payableAmount)}
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

function describePayable(draft: Draft, amount: Cents): string {
  const { hasPayment } = requireKind(draft.kind);
  if (hasPayment && amount < 0) return 'en votre faveur';
  return hasPayment && draft.dueDate
    ? `à payer avant le ${formatShortDate(draft.dueDate)}`
    : nameFinalAmount(draft).toLowerCase();
}
