import { Check, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import type { RuleResult } from '#documents';
import { RuleProposals } from './rule-proposals.tsx';
import { splitReference } from './split-reference.ts';
import { typesetReference } from './typeset-reference.ts';

export function ConformityItem({ result }: { result: RuleResult }) {
  const { label, severity, state, message, reference, purpose, field } = result;
  const isSatisfied = state === 'satisfied';
  const { law, standard } = splitReference(reference);
  const { Icon, tone, color, word } = LOOKS[isSatisfied ? 'satisfied' : severity];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 py-3 sm:grid-cols-[auto_1fr_auto]">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={isSatisfied ? '' : 'font-semibold'}>{label}</span>
          {isSatisfied ? (
            <span className="sr-only">{word}</span>
          ) : (
            <Badge tone={tone}>{word}</Badge>
          )}
        </div>
        {message && <p className="mt-0.5">{message}</p>}
        <RuleProposals result={result} />
        {law && <p className="mt-0.5 text-sm text-ink-soft">{typesetReference(law)}</p>}
        <details className="text-sm">
          <summary className="inline-flex min-h-6 cursor-pointer list-none items-center rounded-sm text-ink-soft underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-current">
            À quoi sert cette mention&nbsp;?
          </summary>
          <p className="mt-1">{purpose}</p>
          {standard && (
            <p className="mt-1 text-ink-soft">
              Norme technique&nbsp;: {typesetReference(standard)}
            </p>
          )}
        </details>
      </div>
      {!isSatisfied && (
        <Button
          size="sm"
          className="col-start-2 justify-self-start sm:col-start-3"
          onClick={() => focusField(field)}
        >
          {severity === 'information' ? 'Compléter' : 'Corriger'}
          <span className="sr-only">&nbsp;: {label}</span>
        </Button>
      )}
    </li>
  );
}

const LOOKS = {
  blocking: { Icon: CircleAlert, tone: 'error', color: 'text-stamp', word: 'Bloquant' },
  warning: { Icon: TriangleAlert, tone: 'warning', color: 'text-amber', word: 'Conseil' },
  information: { Icon: Info, tone: 'neutral', color: 'text-ink-soft', word: 'Information' },
  satisfied: { Icon: Check, tone: 'success', color: 'text-primary', word: 'Satisfaite' },
} as const;
