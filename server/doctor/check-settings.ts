import { isStartProblem } from '#server/backend/start-problem.ts';
import { type Environment, parseEnvironment } from '#server/environment.ts';
import { gatherVariables, type Variables } from '#server/gather-variables.ts';
import { listOperatorWarnings } from '#server/list-operator-warnings.ts';
import { type Told, tell } from './diagnosis.ts';

export type ExaminedSettings = {
  settings: Environment;
  /** Variables that were refused: what they name is not looked at. */
  refused: ReadonlySet<string>;
  told: Told[];
};

/**
 * Gathers and parses the variables as the server does. It stops at the first fault; here each
 * variable that is refused is left out, to find the next.
 */
export function checkSettings(environment: Variables): ExaminedSettings {
  const { variables, faults, advice } = gather(environment);
  const left = { ...variables };
  const refused = new Set<string>();
  for (;;) {
    const parsed = parseEnvironment(left);
    if (parsed.ok)
      return {
        settings: parsed.value,
        refused,
        told: [...tellSettings(parsed.value, faults), ...advice],
      };
    const named = listNames(parsed.message);
    const name = named.find((one) => left[one]);
    if (name === undefined) throw new Error(parsed.message);
    // One that goes with a variable that was refused is no fault of its own.
    if (!named.some((one) => refused.has(one))) faults.push(tell('wrong', parsed.message));
    refused.add(name);
    delete left[name];
  }
}

function gather(environment: Variables): { variables: Variables; faults: Told[]; advice: Told[] } {
  try {
    const { variables, file, unknown } = gatherVariables(environment);
    const advice = unknown.map((name) =>
      tell(
        'advice',
        `${name} in ${file} is no variable of the server: correct or remove the line.`,
      ),
    );
    return { variables, faults: [], advice };
  } catch (error) {
    if (!isStartProblem(error)) throw error;
    return { variables: environment, faults: [tell('wrong', error.message)], advice: [] };
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
