import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Badge } from '#app/ui/badge.tsx';
import type { ReceivedFinding } from '#documents/received';
import { ReadingPart } from './reading-part.tsx';

export function InvoiceChecks({ findings }: { findings: readonly ReceivedFinding[] }) {
  return (
    <ReadingPart title="Contrôles">
      {findings.length === 0 ? (
        <p className="flex gap-3">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
          Rien à signaler&nbsp;: les calculs sont justes, et les informations vérifiées sont là.
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-rule">
          {findings.map((finding) => (
            <CheckItem key={`${finding.code} ${finding.text}`} finding={finding} />
          ))}
        </ul>
      )}
    </ReadingPart>
  );
}

function CheckItem({
  finding: { severity, text, action, code, term },
}: {
  finding: ReceivedFinding;
}) {
  const { Icon, tone, color, word } = LOOKS[severity];
  // Rule codes of the standard are upper-case; ours mean nothing to a reader.
  const rule = /^[A-Z]/.test(code) ? `Règle ${code}` : '';
  const source = [rule, term && `Donnée ${term}`].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 py-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <div className="min-w-0">
        <p className="font-semibold">
          {text} <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="mt-1">{action}</p>
        {source && <p className="mt-1 text-sm text-ink-soft">{source}</p>}
      </div>
    </li>
  );
}

const LOOKS = {
  error: { Icon: CircleAlert, tone: 'error', color: 'text-stamp', word: 'Anomalie' },
  warning: { Icon: TriangleAlert, tone: 'warning', color: 'text-amber', word: 'À regarder' },
  info: { Icon: Info, tone: 'neutral', color: 'text-ink-soft', word: 'Information' },
} as const;
