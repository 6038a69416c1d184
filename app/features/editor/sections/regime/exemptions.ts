import { type Draft, EXEMPTIONS } from '#documents';

/** What the list of exemptions holds: none yet, the index of one, or free text. */
export type ExemptionValue = '' | typeof OTHER | `${number}`;
export const OTHER = 'other';

type Exemption = NonNullable<Draft['exemption']>;

/**
 * The entry that says what the draft says. Several share a code: the words decide, and the code
 * only where there are none.
 */
export function findExemption(exemption: Exemption | undefined): ExemptionValue {
  if (!exemption) return '';
  const index = EXEMPTIONS.findIndex(({ code, reason }) =>
    exemption.reason === ''
      ? code !== undefined && code === exemption.code
      : reason === exemption.reason && code === exemption.code,
  );
  return index < 0 ? OTHER : `${index}`;
}

export function toExemption(value: ExemptionValue): Exemption | undefined {
  if (value === '') return undefined;
  const choice = value === OTHER ? undefined : EXEMPTIONS[Number(value)];
  if (!choice) return { reason: '' };
  return { ...(choice.code && { code: choice.code }), reason: choice.reason };
}
