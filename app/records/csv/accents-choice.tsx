import { useId, useState } from 'react';
import type { UnmarkedEncoding } from '#app/lib/encoding/csv/decode-csv.ts';
import { joinClasses } from '#app/lib/join-classes.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import type { ReadAccents } from './read-accents.ts';

/** Asks for the encoding of a file when the guess is unsure; else shows it, with a way back. */
export function AccentsChoice({
  file: { readings, encoding, isSure, broken },
  onChoose,
}: {
  file: Omit<ReadAccents, 'text'>;
  onChoose: (encoding: UnmarkedEncoding) => void;
}) {
  const name = useId();
  const [isOpen, setOpen] = useState(!isSure);
  const read = readings.find((reading) => reading.encoding === encoding);
  if (broken.length > 0)
    return (
      <p role="alert" className="rounded-card bg-amber-soft p-3 [overflow-wrap:anywhere]">
        Ce fichier a perdu ses accents avant d’arriver ici&nbsp;: {broken.join(', ')}.
        Enregistrez-le à nouveau depuis le logiciel d’où il vient, en «&nbsp;CSV UTF-8&nbsp;».
      </p>
    );
  if (!read) return null;
  if (!isOpen)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          Accents lus&nbsp;: {read.words.join(', ')}.
        </span>
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          Accents illisibles&nbsp;?
        </Button>
      </p>
    );
  return (
    <div className={joinClasses('rounded-card p-3', isSure ? 'bg-hover' : 'bg-amber-soft')}>
      <RadioGroup
        name={name}
        label="Quels mots sont bien écrits&nbsp;?"
        value={isSure ? read.encoding : undefined}
        options={readings.map((reading) => ({
          value: reading.encoding,
          label: <span className="[overflow-wrap:anywhere]">{reading.words.join(', ')}</span>,
          help: ORIGINS[reading.encoding],
        }))}
        onChange={onChoose}
      />
    </div>
  );
}

const ORIGINS: Readonly<Record<UnmarkedEncoding, string>> = {
  'windows-1252': 'Fichier de Windows',
  macintosh: 'Fichier de Mac',
  ibm850: 'Fichier d’un ancien PC (MS-DOS)',
};
