import { readFileSync } from 'node:fs';

/** A stage’s instructions in their order: « RUN », « npm run build ». */
export type Stage = { keyword: string; words: string }[];

/** The stages of the Dockerfile of this project, without comments and with their lines joined. */
export function readDockerfile(): Stage[] {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, keyword = '', words = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') stages.push([]);
    stages.at(-1)?.push({ keyword, words });
  }
  return stages;
}

export function findWords(stage: Stage, keyword: string): string[] {
  return stage.filter((one) => one.keyword === keyword).map(({ words }) => words);
}

/** « A=b C=d », as an ENV instruction has it. */
export function readVariables(stage: Stage): Record<string, string> {
  const pairs = findWords(stage, 'ENV').flatMap((words) => words.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}
