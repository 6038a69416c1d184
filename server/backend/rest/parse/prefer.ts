import { makeRestRefusal } from '#server/backend/rest/problem.ts';

/** `Prefer` (RFC 7240); null or false for what it does not mention. */
export type Preferences = {
  count: 'exact' | null;
  return: 'representation' | 'minimal' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | null;
};
export type Operation = 'read' | 'insert' | 'update' | 'delete' | 'call';

/**
 * Parses `Prefer`. Unknown or meaningless preferences are refused: a write must not silently ignore
 * a limit or a rollback that its sender relied on.
 */
export function parsePrefer(header: string | undefined, operation: Operation): Preferences {
  const preferences = { ...NONE };
  const invalid: string[] = [];
  for (const part of (header ?? '').split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [name = '', value = ''] = part.split('=');
    if (!isServed(name, value, operation)) invalid.push(part);
    // RFC 7240, 2: the first of repeated preferences counts.
    else if (preferences[name] === null) Object.assign(preferences, { [name]: value });
  }
  if (invalid.length === 0) return preferences;
  throw makeRestRefusal(400, 'PGRST122', 'Invalid preferences given', {
    details: `Invalid preferences: ${invalid.join(', ')}`,
    hint: `Served here: ${listServed(operation)}`,
  });
}

/** The value of `Preference-Applied`. */
export function listApplied(preferences: Preferences): string {
  return Object.entries(preferences)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
    .join(', ');
}

function isServed(name: string, value: string, operation: Operation): name is keyof Preferences {
  if (!Object.hasOwn(SERVED, name)) return false;
  const served = SERVED[name as keyof Preferences]; // checked above
  // A read always returns its rows.
  const isShown = operation === 'read' && name === 'return' && value === 'representation';
  return isShown || (served.by.includes(operation) && served.values.test(value));
}

function listServed(operation: Operation): string {
  const names = Object.entries(SERVED).filter(([, { by }]) => by.includes(operation));
  return names.map(([name]) => name).join(', ');
}

const SERVED: Readonly<Record<keyof Preferences, { by: readonly Operation[]; values: RegExp }>> = {
  count: { by: ['read', 'insert', 'update', 'delete', 'call'], values: /^exact$/ },
  return: { by: ['insert', 'update', 'delete', 'call'], values: /^(representation|minimal)$/ },
  resolution: { by: ['insert'], values: /^(merge|ignore)-duplicates$/ },
  missing: { by: ['insert'], values: /^default$/ },
};
const NONE: Preferences = {
  count: null,
  return: null,
  resolution: null,
  missing: null,
};
