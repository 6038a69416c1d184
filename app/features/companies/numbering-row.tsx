import { useQuery } from '@tanstack/react-query';
import { nextNumberFor } from '#app/data/account/dossier/next-number.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { checkPattern } from '#app/naming/check-pattern.ts';
import { useSettled } from '#app/records/use-settled.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { type Draft, formatShortDate, type KindName, requireKind } from '#documents';
import { type CompanyNumbering, numberingOf } from '#documents/dossier';
import { defaultPattern } from './number-pattern.ts';

/** The pattern and first number of a series. One that has begun goes on from its last number. */
export function NumberingRow({
  kind,
  label,
  seller,
  own,
  onChange,
}: {
  kind: KindName;
  label: string;
  seller: Draft['seller'];
  own: CompanyNumbering | undefined;
  onChange: (own: CompanyNumbering) => void;
}) {
  const today = todayInFrance();
  const { seriesPrefix: prefix } = requireKind(kind);
  const shown = own ?? { pattern: defaultPattern(prefix), start: 1 };
  const error = checkPattern(shown.pattern, shown.start, today);
  const asked = useSettled({
    seller,
    numbering: { prefix, ...numberingOf(shown, { date: today, clientCode: 'CLI' }) },
  });
  const { data: next } = useQuery({
    ...nextNumberFor(asked.seller, today, asked.numbering),
    enabled: error === '',
  });
  const id = `numbering-${kind}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-x-4">
      <Field
        id={id}
        label={label}
        error={error}
        success={!error && next && `Prochain numéro\u00a0: ${next.number}`}
      >
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={60}
            value={shown.pattern}
            onChange={({ target }) => onChange({ ...shown, pattern: target.value.trim() })}
          />
        )}
      </Field>
      {next?.isBegun ? (
        <Field id={`${id}-start`} label="Continue après">
          {(aria) => (
            <TextInput
              {...aria}
              aria-label={`${label}, dernier numéro de la série`}
              readOnly
              value={next.lastNumber ?? ''}
            />
          )}
        </Field>
      ) : (
        <Field id={`${id}-start`} label="Commence à">
          {(aria) => (
            <NumberInput
              {...aria}
              aria-label={`${label}, premier numéro d’ordre`}
              inputMode="numeric"
              maxLength={9}
              value={String(shown.start)}
              onChange={({ target }) => onChange({ ...shown, start: readStart(target.value) })}
            />
          )}
        </Field>
      )}
      {next?.left && (
        <p className="col-span-full mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
          La suite d’avant a été quittée le {formatShortDate(next.left.on)}&nbsp;: «&nbsp;
          {next.left.reason}&nbsp;».
        </p>
      )}
    </div>
  );
}

function readStart(text: string): number {
  return Math.max(1, Number(text.replace(/\D/g, '').slice(0, 9)) || 1);
}
