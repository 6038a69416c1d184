import { stripTypeScriptTypes } from 'node:module';

/** A line `expression; // → value` of an example: what it gave, and what the author wrote. */
export type Claim = { line: string; given: unknown; claimed: unknown };

/**
 * Runs an example: plain statements after lines `import { name } from 'module';`. Both sides of a
 * claim are expressions.
 */
export async function runExample(code: string): Promise<Claim[]> {
  const names: string[] = [];
  const values: unknown[] = [];
  for (const [, list = '', specifier = ''] of code.matchAll(IMPORT)) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ specifier);
    for (const name of list.split(',').flatMap((one) => one.trim() || [])) {
      if (!(name in module)) throw new Error(`${specifier} does not export « ${name} »`);
      names.push(name);
      values.push(module[name]);
    }
  }
  const claims: Claim[] = [];
  const body = stripTypeScriptTypes(code).replace(IMPORT, '').replace(CLAIM, writeClaim);
  await new AsyncFunction('claims', ...names, body)(claims, ...values);
  return claims;
}

function writeClaim(line: string, expression: string, value: string): string {
  const claim = `line: ${JSON.stringify(line)}, given: (${expression}), claimed: (${value})`;
  return `claims.push({ ${claim} });`;
}

/** The constructor has no global name. */
const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (
  ...parameters: string[]
) => (...values: unknown[]) => Promise<void>; // the prototype of an async function is untyped

const IMPORT = /^import \{([^}]*)\} from '([^']+)';$/gm;
const CLAIM = /^(.+?); \/\/ → (.+)$/gm;
