import { Check, CircleAlert, FileText, Info, ListPlus, TriangleAlert } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { isSeasonal, type NumberSeries } from '#documents';
import { describeSeries, type SeriesFinding } from './describe-series.ts';
import type { CheckedNumber } from './form.ts';
import { changeNumberingForm } from './form-store.ts';
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
        {sayExtent(series)} {sayReset(series)}
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
        {[...series.restarts, ...series.readings.map(({ next }) => next)].map((next) => (
          <Fragment key={next}>
            {' '}
            ou <strong className="font-semibold">{next}</strong>
          </Fragment>
        ))}
      </p>
      {series.readings.length > 0 && <ReadingChoice series={series} />}
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

/** Several patterns explain the numbers: their author chooses one. */
function ReadingChoice({ series: { pattern, readings } }: { series: NumberSeries }) {
  const patterns = [pattern, ...readings.map((one) => one.pattern)];
  return (
    <fieldset className="mt-3 rounded-card bg-amber-soft p-3">
      <legend className="sr-only">Votre modèle de numéro</legend>
      <p>Ces numéros se lisent de plusieurs façons. Quel est votre modèle&nbsp;?</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {patterns.map((one) => (
          <Button key={one} size="sm" onClick={() => changeNumberingForm({ pattern: one })}>
            {one}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** « 5 documents, de F-2026-0001 à F-2026-0006. » */
function sayExtent({ entries }: NumberSeries): string {
  const numbers = entries.map(({ issued }) => issued.number);
  if (numbers.length === 1) return `1 document, ${numbers[0]}.`;
  return `${numbers.length} documents, de ${numbers[0]} à ${numbers.at(-1)}.`;
}

function sayReset({ pattern, reset, restarts }: NumberSeries): string {
  if (restarts.length > 0) return 'Rien ne dit encore quand le compteur repart à 1.';
  return reset === 'yearly' && isSeasonal(pattern) ? SEASONAL : RESETS[reset];
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
  quarterly: 'Le compteur repart à 1 chaque trimestre.',
  monthly: 'Le compteur repart à 1 chaque mois.',
  daily: 'Le compteur repart à 1 chaque jour.',
};
const SEASONAL = 'Le compteur repart à 1 chaque saison.';
const SHOWN = 30;
