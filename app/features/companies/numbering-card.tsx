import { PATTERN_WORDS } from '#app/naming/check-pattern.ts';
import { Card } from '#app/ui/card.tsx';
import type { Draft, KindName } from '#documents';
import type { CompanyNumbering } from '#documents/dossier';
import { NUMBERED_SERIES } from './number-pattern.ts';
import { NumberingRow } from './numbering-row.tsx';

type Numbering = Partial<Record<KindName, CompanyNumbering>>;

/** The numbering of each series, with the next number that the account would give. */
export function NumberingCard({
  numbering,
  seller,
  onChange,
}: {
  numbering: Numbering;
  seller: Draft['seller'];
  onChange: (numbering: Numbering) => void;
}) {
  return (
    <Card title="Numérotation">
      <p className="mb-4 text-sm text-ink-soft">{PATTERN_WORDS}</p>
      <div className="grid gap-4">
        {NUMBERED_SERIES.map(({ kinds, label }) => (
          <NumberingRow
            key={label}
            {...{ kind: kinds[0], label, seller }}
            own={kinds.map((kind) => numbering[kind]).find((one) => one !== undefined)}
            onChange={(own) =>
              onChange({ ...numbering, ...Object.fromEntries(kinds.map((kind) => [kind, own])) })
            }
          />
        ))}
      </div>
    </Card>
  );
}
