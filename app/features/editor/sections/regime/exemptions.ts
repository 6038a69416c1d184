import { type Draft, EXEMPTIONS } from '#documents';

/** Not chosen, the index of an exemption, or free text. */
export type ExemptionValue = '' | typeof OTHER | `${number}`;
export const OTHER = 'other';

type Exemption = NonNullable<Draft['exemption']>;

/**
 * The list entry of the draft’s exemption. A bare code selects its entry only if no other entry
 * shares it.
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
