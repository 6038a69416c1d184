import { Suspense, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import type { ReceivedInvoiceFile } from '#app/files/received-file.ts';
import { computeTotalsTo } from '#documents';
import { InvoiceAttachments } from './invoice-attachments.tsx';
import { InvoiceChecks } from './invoice-checks.tsx';
import { InvoiceDetails } from './invoice-details.tsx';
import { InvoiceDropped } from './invoice-dropped.tsx';
import { InvoiceHead } from './invoice-head.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceParties } from './invoice-parties.tsx';
import { InvoiceReuse } from './invoice-reuse.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { InvoiceVerdict } from './invoice-verdict.tsx';
import { TotalsComparison } from './totals-comparison.tsx';

export function InvoiceReading({ file }: { file: ReceivedInvoiceFile }) {
  const { draft, plan, roundsTo, findings, dropped } = file.invoice;
  const [totals] = useState(() => computeTotalsTo(roundsTo, draft));
  const [own] = useState(() => dossier.listNumbers().catch(() => []));
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] xl:gap-12">
      <div className="flex min-w-0 flex-col gap-6">
        <InvoiceHead file={file} own={own} />
        <InvoiceVerdict invoice={file.invoice} />
        <InvoiceChecks findings={findings} />
        <InvoiceParties draft={draft} />
        <InvoiceLines draft={draft} totals={totals} />
        <TotalsComparison invoice={file.invoice} totals={totals} own={own} />
        <InvoiceDetails draft={draft} plan={plan} />
        <InvoiceDropped dropped={dropped} />
        <InvoiceAttachments file={file} />
        <InvoiceReuse file={file} />
      </div>
      <Suspense fallback={<div className="aspect-[1/1.414] bg-sheet shadow-float" />}>
        <InvoiceSheet invoice={file.invoice} totals={totals} />
      </Suspense>
    </div>
  );
}
