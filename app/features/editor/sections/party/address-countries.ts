import { COUNTRIES, isFrance, isOtherMemberState } from '#documents';

/** Every country; the other members of the European Union; or neither France nor the Union. */
export type CountryChoice = 'all' | 'union' | 'abroad';

/**
 * Options of a country select, France first. The chosen country is always there: a rare one under
 * its code, an unsuitable one as a prompt to choose.
 */
export function listCountries(
  choice: CountryChoice,
  chosen: string,
): { value: string; label: string }[] {
  const listed = OPTIONS[choice];
  if (listed.some(({ value }) => value === chosen)) return listed;
  const isKnown = Object.hasOwn(COUNTRIES, chosen);
  return [{ value: chosen, label: isKnown ? 'Choisissez le pays' : chosen }, ...listed];
}

const ALL = Object.entries(COUNTRIES)
  .map(([value, label]) => ({ value, label }))
  .sort(
    (a, b) =>
      Number(b.value === 'FR') - Number(a.value === 'FR') || a.label.localeCompare(b.label, 'fr'),
  );

const OPTIONS: Readonly<Record<CountryChoice, { value: string; label: string }[]>> = {
  all: ALL,
  union: ALL.filter(({ value }) => isOtherMemberState(value)),
  abroad: ALL.filter(({ value }) => !isOtherMemberState(value) && !isInFrance(value)),
};

function isInFrance(country: string): boolean {
  return isFrance({ line1: '', postalCode: '', city: '', country });
}
