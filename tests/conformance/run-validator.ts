import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { targetFolder } from './build-runner.ts';

export type Profile = 'france' | 'en16931' | 'extended-ctc-fr';
export type ValidatorName = 'verapdf' | 'mustang' | 'phive';
export type Finding = {
  rule: string;
  severity: 'error' | 'warning';
  location: string;
  message: string;
};

/** The verdict of one rule set (`tool`) on one file. */
export type Report = { file: string; tool: string; valid: boolean; findings: Finding[] };
export type Job = { file: string; profile: Profile };

/** Each validator is a Maven module, run in its own JVM. */
export const VALIDATORS = [
  { name: 'verapdf', mainClass: 'VeraPdf' },
  { name: 'mustang', mainClass: 'Mustang' },
  { name: 'phive', mainClass: 'Phive' },
] as const satisfies { name: ValidatorName; mainClass: string }[];

/** At least one report per file; throws when the JVM stops before the last file. */
export async function runValidator(
  validator: (typeof VALIDATORS)[number],
  jobs: readonly Job[],
): Promise<Report[]> {
  if (jobs.length === 0) return [];
  const started = performance.now();
  const java = spawn('java', javaArguments(validator), { stdio: 'pipe' });
  java.stdin.end(jobs.map(({ profile, file }) => `${profile}\t${file}\n`).join(''));
  const ended = new Promise<void>((resolve, reject) =>
    java.on('error', reject).on('close', resolve),
  );
  const [output, log] = await Promise.all([text(java.stdout), text(java.stderr), ended]);
  const reports = output.split('\n').filter(Boolean).map(parseReport);
  const missing = jobs.find((job) => !reports.some((report) => report.file === job.file));
  if (java.exitCode !== 0 || missing) {
    throw new Error(
      `${validator.name} stopped (status ${java.exitCode}) before ${missing?.file}.\n${log}`,
    );
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.error(`${validator.name}: ${jobs.length} files in ${seconds} s`);
  return reports;
}

function javaArguments({ name, mainClass }: (typeof VALIDATORS)[number]): string[] {
  const classPath = [
    join(targetFolder, 'runner/classes'),
    join(targetFolder, name, 'classes'),
    join(targetFolder, name, 'lib/*'),
  ];
  return [...JVM_OPTIONS, '-cp', classPath.join(delimiter), `facturier.conformance.${mainClass}`];
}

function parseReport(line: string): Report {
  return JSON.parse(line) as Report; // written by our own runner, Report.java
}

/** Enough for 1,000 lines; three JVMs together stay under 2 GB. */
const JVM_OPTIONS = ['-Xmx640m', '-XX:+UseSerialGC', '-Djava.awt.headless=true'];
