import { globSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readInvoiceXml } from '#documents/received';
import type { TestCount } from '#scripts/test/count-tests.ts';
import { type Job, runValidator, VALIDATORS } from './run-validator.ts';

/**
 * Writes `verdicts.jsonl` beside the XML files of a folder: a report of the official rules per
 * line, for `facturier read --table`. French rules apply to sellers established in France.
 */
export async function judgeFolder(folder: string): Promise<TestCount> {
  const jobs = await listJobs(folder);
  const validator = VALIDATORS.find(({ name }) => name === 'phive');
  if (!validator || jobs.length === 0) throw new Error(`No invoice in ${folder}`);
  const reports = await runValidator(
    validator,
    jobs.map((job) => ({ ...job, file: join(folder, job.file) })),
  );
  const output = openSync(join(folder, 'verdicts.jsonl'), 'w');
  for (const report of reports) {
    const own = { ...report, file: report.file.slice(join(folder, '/').length) };
    writeSync(output, `${JSON.stringify(own)}\n`);
  }
  return { passed: jobs.length, failed: 0, failures: [] };
}

async function listJobs(folder: string): Promise<Job[]> {
  const names = globSync('**/*.xml', { cwd: folder }).sort();
  const jobs = names.map(async (file): Promise<Job[]> => {
    const read = readInvoiceXml(await readFile(join(folder, file)));
    const norm = read.ok ? read.invoice.profile.norm : null;
    if (!read.ok || norm === null || norm === 'extended') return [];
    if (norm === 'extended-ctc-fr') return [{ file, profile: norm }];
    const isFrench = read.invoice.draft.seller.address.country === 'FR';
    return [{ file, profile: isFrench ? 'france' : norm }];
  });
  return (await Promise.all(jobs)).flat();
}
