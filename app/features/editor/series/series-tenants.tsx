import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import type { SeriesState } from './series-state.ts';
import { explainShares } from './share-equally.ts';

/**
 * Chooses one document for all tenants, or one each with a share of the rent. Empty for a single
 * tenant.
 */
export function SeriesTenants({
  state,
  onChange,
}: {
  state: SeriesState;
  onChange: (state: SeriesState) => void;
}) {
  const { shares, isPerTenant } = state;
  const names = useDraft(({ buyer, rent }) =>
    [buyer.name, ...(rent?.otherTenants ?? [])].join('\n'),
  ).split('\n');
  if (names.length < 2) return null;
  const error = isPerTenant ? explainShares(shares) : '';
  const change = (index: number, text: string) =>
    onChange({ ...state, shares: shares.with(index, text) });
  return (
    <div>
      <Segmented
        name="series-tenants"
        label="Colocataires"
        value={isPerTenant ? 'each' : 'all'}
        options={WAYS}
        onChange={(way) => onChange({ ...state, isPerTenant: way === 'each' })}
      />
      {isPerTenant && (
        <fieldset
          aria-label="Part de chaque locataire"
          className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4"
        >
          {names.map((name, index) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: tenants are told by their place
              key={index}
              id={`series-share-${index}`}
              label={name || `Locataire ${index + 1}`}
            >
              {(aria) => (
                <NumberInput
                  {...aria}
                  suffix="%"
                  value={shares[index] ?? ''}
                  onChange={(event) => change(index, event.target.value)}
                />
              )}
            </Field>
          ))}
        </fieldset>
      )}
      <div aria-live="polite">{error && <FieldMessage tone="error" text={error} />}</div>
    </div>
  );
}

const WAYS = [
  { value: 'all', label: 'Une pour tous' },
  { value: 'each', label: 'Une par locataire' },
] as const;
