import { useQuery } from '@tanstack/react-query';
import type { CompanyNumbering } from '#app/data/account/records/companies.ts';
import { listIssuedNumbers } from '#app/data/account/records/issued-numbers.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { type KindName, requireKind } from '#documents';
import { checkPattern, defaultPattern, NUMBERED_KINDS, previewNumber } from './number-pattern.ts';

type Numbering = Partial<Record<KindName, CompanyNumbering>>;

/** The numbering of each kind, with a preview of the next number. */
export function NumberingCard({
  numbering,
  companyId,
  onChange,
}: {
  numbering: Numbering;
  companyId: string;
  onChange: (numbering: Numbering) => void;
}) {
  const today = todayInFrance();
  const { data: issued = [] } = useQuery(listIssuedNumbers(companyId));
  return (
    <Card title="Numérotation">
      <p className="mb-4 text-sm text-ink-soft">
        {'{AAAA}'} ou {'{AA}'}&nbsp;: l’année. {'{MM}'}&nbsp;: le mois. {'{NNNN}'}&nbsp;: le numéro
        d’ordre, obligatoire. {'{CLIENT}'}&nbsp;: le code du client.
      </p>
      <div className="grid gap-4">
        {NUMBERED_KINDS.map(({ kind, label }) => {
          const own = numbering[kind] ?? {
            pattern: defaultPattern(requireKind(kind).seriesPrefix),
            start: 1,
          };
          const error = checkPattern(own.pattern, own.start, today);
          const known = issued.filter((one) => one.kind === kind).map(({ number }) => number);
          const set = (change: Partial<CompanyNumbering>) =>
            onChange({ ...numbering, [kind]: { ...own, ...change } });
          return (
            <div key={kind} className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-x-4">
              <Field
                id={`numbering-${kind}`}
                label={label}
                error={error}
                success={error ? '' : `Prochain numéro\u00a0: ${previewNumber(own, known, today)}`}
              >
                {(aria) => (
                  <TextInput
                    {...aria}
                    maxLength={60}
                    value={own.pattern}
                    onChange={(event) => set({ pattern: event.target.value.trim() })}
                  />
                )}
              </Field>
              <Field id={`numbering-${kind}-start`} label="Commence à">
                {(aria) => (
                  <NumberInput
                    {...aria}
                    aria-label={`${label}, premier numéro d’ordre`}
                    inputMode="numeric"
                    maxLength={9}
                    value={String(own.start)}
                    onChange={(event) => set({ start: readStart(event.target.value) })}
                  />
                )}
              </Field>
            </div>
          );
        })}
      </div>
    </Card>
  );
}

function readStart(text: string): number {
  return Math.max(1, Number(text.replace(/\D/g, '').slice(0, 9)) || 1);
}
