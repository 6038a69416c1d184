import { UNITS } from '#documents';

/** Built once for all lines. */
export const unitOptions = Object.entries(UNITS).map(([code, { label }]) => (
  <option key={code} value={code}>
    {label}
  </option>
));
