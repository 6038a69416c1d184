import type { Request } from '#cli/arguments/options.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { print, toPrintable } from '#cli/output/output.ts';
import { diagnose } from '#server/doctor/diagnose.ts';
import type { Diagnosis } from '#server/doctor/diagnosis.ts';

/** Says what is wrong with the installation that the environment describes; changes nothing. */
export async function diagnoseServer({ options }: Request): Promise<number> {
  const findings: Diagnosis[] = [];
  for await (const finding of diagnose(process.env)) {
    findings.push(finding);
    if (!options.json) await print(`${formatLine(finding)}\n`);
  }
  const isWell = findings.every(({ status }) => status !== 'wrong');
  if (options.json) await print(`${JSON.stringify({ isWell, findings }, null, 2)}\n`);
  const code = isWell ? EXIT.done : EXIT.refused;
  // A disk or a connection that never answered would keep the process alive.
  setTimeout(() => process.exit(code), LEFTOVER_MS).unref();
  return code;
}

function formatLine({ subject, status, sentence }: Diagnosis): string {
  return toPrintable(`${MARKS[status]} ${subject}: ${sentence}`);
}

const MARKS: Readonly<Record<Diagnosis['status'], string>> = {
  good: '✓',
  advice: '!',
  wrong: '✗',
  unseen: '·',
};
const LEFTOVER_MS = 500;
