import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Breakage, breakCase } from './break-case.ts';
import type { ConformanceCase } from './cases.ts';
import type { Job, ValidatorName } from './run-validator.ts';

/** A file for one validator; a `broken` one is wrong on purpose, for that rule to reject it. */
export type Check = Job & { name: string; validator: ValidatorName; broken?: Breakage };

/**
 * Writes the files of the cases into the folder and lists the checks. Without XML (a proforma), the
 * PDF goes to veraPDF alone. Invoices are written in both syntaxes.
 */
export async function planChecks(
  cases: AsyncIterable<ConformanceCase>,
  folder: string,
  { includesSelfTest }: { includesSelfTest: boolean },
): Promise<Check[]> {
  const checks: Check[] = [];
  let broken: Check[] = [];
  for await (const one of cases) {
    if (checks.some((check) => check.name === one.name))
      throw new Error(`Two cases are called ${one.name}`);
    checks.push(...(await planCase(one, folder)));
    if (broken.length === 0 && one.xml && one.ubl && one.profile === 'france')
      broken = await planSelfTest(one, folder);
  }
  if (!includesSelfTest || checks.length === 0) return checks;
  if (broken.length === 0)
    throw new Error('The self-test needs a case of the profile "france" with its XML');
  return [...checks, ...broken];
}

async function planCase(
  { name, profile, pdf, xml, ubl }: ConformanceCase,
  folder: string,
): Promise<Check[]> {
  const pdfFile = await save(folder, `${name}.pdf`, pdf);
  const verapdf: Check = { name, profile, validator: 'verapdf', file: pdfFile };
  const checks = [verapdf];
  if (xml !== undefined) {
    checks.push({ name, profile, validator: 'mustang', file: pdfFile });
    checks.push({
      name,
      profile,
      validator: 'phive',
      file: await save(folder, `${name}.xml`, xml),
    });
  }
  if (ubl !== undefined) {
    const file = await save(folder, `${name}.ubl.xml`, ubl);
    checks.push({ name, profile, validator: 'phive', file });
  }
  return checks;
}

/** Detects a validator that accepts everything: each must reject a file with one fault. */
async function planSelfTest(one: ConformanceCase, folder: string): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { name, validator, bytes, ...broken } of breakCase(one)) {
    const extension = validator === 'phive' ? 'xml' : 'pdf';
    const file = await save(folder, `${name}.${extension}`, bytes);
    checks.push({ name, profile: one.profile, validator, file, broken });
  }
  return checks;
}

export async function save(
  folder: string,
  name: string,
  content: Uint8Array | string,
): Promise<string> {
  const file = join(folder, name.replaceAll(/[^\w.-]+/g, '-'));
  await writeFile(file, content, { flag: 'wx' });
  return file;
}
