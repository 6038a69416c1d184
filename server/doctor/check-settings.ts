import { type Environment, parseEnvironment } from '#server/environment.ts';
import { listOperatorWarnings } from '#server/list-operator-warnings.ts';
import { type Told, tell } from './diagnosis.ts';

export type ExaminedSettings = {
  settings: Environment;
  /** Variables that were refused: what they name is not looked at. */
  refused: ReadonlySet<string>;
  told: Told[];
};

/**
 * Parses the variables as the server does. It stops at the first fault; here each variable that is
 * refused is left out, to find the next.
 */
export function checkSettings(variables: Record<string, string | undefined>): ExaminedSettings {
  const left = { ...variables };
  const refused = new Set<string>();
  const faults: Told[] = [];
  for (;;) {
    const parsed = parseEnvironment(left);
    if (parsed.ok)
      return { settings: parsed.value, refused, told: tellSettings(parsed.value, faults) };
    const named = listNames(parsed.message);
    const name = named.find((one) => left[one]);
    if (name === undefined) throw new Error(parsed.message);
    // One that goes with a variable that was refused is no fault of its own.
    if (!named.some((one) => refused.has(one))) faults.push(tell('wrong', parsed.message));
    refused.add(name);
    delete left[name];
  }
}

function tellSettings(settings: Environment, faults: readonly Told[]): Told[] {
  const { host, port } = settings;
  const warnings = listOperatorWarnings(settings, `http://${host}:${port}`);
  const told = [...faults, ...warnings.map((warning) => tell('advice', warning))];
  return faults.length > 0 ? told : [tell('good', 'Every variable can be read.'), ...told];
}

function listNames(message: string): string[] {
  return message.match(/[A-Z][A-Z_]+[A-Z]/g) ?? [];
}
