import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readIfThere } from './backend/read-if-there.ts';
import { startProblem } from './backend/start-problem.ts';
import { variablesSchema } from './environment-schema.ts';

export type Variables = Record<string, string | undefined>;

/**
 * The variables of the server: those of its environment, then those of the file beside its data,
 * « /srv/facturier.env » for DATA_DIR=/srv/facturier. An empty one counts as absent. Also names the
 * lines of the file that change nothing. Throws a sentence for the operator when the file is there
 * and cannot be read.
 */
export function gatherVariables(environment: Variables): {
  variables: Variables;
  file: string;
  unknown: readonly string[];
} {
  const file = `${resolve(environment.DATA_DIR || DEFAULT_DATA_DIR)}.env`;
  const written = parseEnv(readText(file));
  const variables = Object.fromEntries(
    [written, environment].flatMap((given) => Object.entries(given).filter(([, value]) => value)),
  );
  const unknown = Object.keys(written).filter((name) => !KNOWN.has(name));
  return { variables: { ...variables, DATA_DIR: environment.DATA_DIR }, file, unknown };
}

function readText(file: string): string {
  try {
    return readIfThere(file);
  } catch (error) {
    throw startProblem(
      `Impossible de lire ${file}, où peuvent être les variables du serveur : rendez-le lisible à l’utilisateur qui lance Facturier, ou supprimez-le.`,
      error,
    );
  }
}

/** DATA_DIR says where the file is. */
const KNOWN = new Set(Object.keys(variablesSchema.shape).filter((name) => name !== 'DATA_DIR'));
const DEFAULT_DATA_DIR = './data';
