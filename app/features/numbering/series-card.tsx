import { Check, CircleAlert, FileText, Info, ListPlus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { NumberSeries } from '#documents';
import { describeSeries, type SeriesFinding } from './describe-series.ts';
import type { CheckedNumber } from './form.ts';
import { NoteEditor } from './note-editor.tsx';
import { TakeUpDialog } from './take-up-dialog.tsx';

export function SeriesCard({
  series,
  seller,
}: {
  series: NumberSeries<CheckedNumber>;
  /** The name, when the list has several sellers. */
  seller: string | null;
}) {
  const [isWriting, setWriting] = useState(false);
  const [isTakingUp, setTakingUp] = useState(false);
  const findings = describeSeries(series);
  const faults = findings.filter(({ tone }) => tone !== 'note').length;
  return (
    <Card
      title={<span className="[overflow-wrap:anywhere]">{series.pattern}</span>}
      aside={<Verdict faults={faults} />}
    >
      {seller !== null && <p className="[overflow-wrap:anywhere]">{seller}</p>}
      <p className="text-ink-soft">
        {sayExtent(series)} {RESETS[series.reset]}
      </p>
      {findings.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {findings.slice(0, SHOWN).map((finding) => (
            <FindingItem key={finding.text} finding={finding} />
          ))}
        </ul>
      )}
      {findings.length > SHOWN && (
        <p className="mt-3 text-sm text-ink-soft">
          Et {findings.length - SHOWN} autres du même ordre.
        </p>
      )}
      <p className="mt-4 border-t border-rule pt-3">
        Prochain numéro&nbsp;: <strong className="font-semibold">{series.next}</strong>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => setTakingUp(true)}>
          <ListPlus aria-hidden />
          Reprendre cette suite
        </Button>
        {faults > 0 && !isWriting && (
          <Button variant="quiet" onClick={() => setWriting(true)}>
            <FileText aria-hidden />
            Rédiger la note explicative
          </Button>
        )}
      </div>
      {isWriting && <NoteEditor series={series} onClose={() => setWriting(false)} />}
      <TakeUpDialog series={series} isOpen={isTakingUp} onClose={() => setTakingUp(false)} />
    </Card>
  );
}

/** « 5 documents, de F-2026-0001 à F-2026-0006. » */
function sayExtent({ entries }: NumberSeries): string {
  const numbers = entries.map(({ issued }) => issued.number);
  if (numbers.length === 1) return `1 document, ${numbers[0]}.`;
  return `${numbers.length} documents, de ${numbers[0]} à ${numbers.at(-1)}.`;
}

function Verdict({ faults }: { faults: number }) {
  if (faults === 0)
    return (
      <Badge tone="success">
        <Check aria-hidden />
        Rien à signaler
      </Badge>
    );
  return (
    <Badge tone="warning">
      <TriangleAlert aria-hidden />
      {faults === 1 ? '1 point à voir' : `${faults} points à voir`}
    </Badge>
  );
}

function FindingItem({ finding: { tone, text, detail, links } }: { finding: SeriesFinding }) {
  const { Icon, color } = LOOKS[tone];
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${color}`} />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {text}
        {detail && <span className="block text-sm text-ink-soft">{detail}</span>}
        {links?.map(({ id, label, address }) => (
          <Link key={id} to={address} className="mt-1 block w-fit text-sm">
            {label}
          </Link>
        ))}
      </span>
    </li>
  );
}

const LOOKS = {
  error: { Icon: CircleAlert, color: 'text-stamp' },
  warning: { Icon: TriangleAlert, color: 'text-amber' },
  note: { Icon: Info, color: 'text-ink-soft' },
};
const RESETS = {
  never: 'Le compteur ne repart jamais à 1.',
  yearly: 'Le compteur repart à 1 chaque année.',
  monthly: 'Le compteur repart à 1 chaque mois.',
};
const SHOWN = 30;
