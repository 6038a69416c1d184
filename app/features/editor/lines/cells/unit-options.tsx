import { UNITS } from '#documents';

/** Every unit with its name in full; made once for all lines. */
export const unitOptions = Object.entries(UNITS).map(([code, { label }]) => (
  <option key={code} value={code}>
    {label}
  </option>
));
