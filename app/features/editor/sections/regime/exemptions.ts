import { type Draft, EXEMPTIONS } from '#documents';

/** What the list of exemptions holds: none yet, the index of one, or free text. */
export type ExemptionValue = '' | typeof OTHER | `${number}`;
export const OTHER = 'other';

type Exemption = NonNullable<Draft['exemption']>;

/**
 * The entry that says what the draft says. A code without words names its entry where no other has
 * it; where several share it, nothing is chosen yet.
 */
export function findExemption(exemption: Exemption | undefined): ExemptionValue {
  if (!exemption) return '';
  const found = EXEMPTIONS.flatMap(({ code, reason }, index) =>
    code === exemption.code && (exemption.reason === '' ? code : reason === exemption.reason)
      ? [index]
      : [],
  );
  if (found.length > 1) return '';
  return found[0] === undefined ? OTHER : `${found[0]}`;
}

export function toExemption(value: ExemptionValue): Exemption | undefined {
  if (value === '') return undefined;
  const choice = value === OTHER ? undefined : EXEMPTIONS[Number(value)];
  if (!choice) return { reason: '' };
  return { ...(choice.code && { code: choice.code }), reason: choice.reason };
}
