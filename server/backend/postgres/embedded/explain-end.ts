import { keepDetail } from '#server/backend/keep-detail.ts';
import { startProblem } from '#server/backend/start-problem.ts';
import { sayForeign } from './system-user.ts';

/** Why PostgreSQL or initdb ended, as a sentence for the operator, from its output (LANG=C). */
export function explainEnd(said: string, { data, dataDirectory }: Where): Error {
  for (const [pattern, sentence] of SENTENCES)
    if (pattern.test(said)) return startProblem(sentence(data), said);
  const where = keepDetail(dataDirectory, said);
  return startProblem(
    `PostgreSQL ne démarre pas sur « ${data} » : corrigez ce qu’il en dit, ou rétablissez une sauvegarde.${where}`,
    said,
  );
}

type Where = { data: string; dataDirectory: string };

function sayFull(folder: string): string {
  return `Le disque de « ${folder} » est plein : libérez de la place, puis relancez.`;
}

const SENTENCES: readonly (readonly [RegExp, (data: string) => string])[] = [
  [/No space left on device|Disk quota exceeded|Check free disk space/, sayFull],
  [/wrong ownership|Permission denied|Operation not permitted/, sayForeign],
  [
    /invalid permissions/,
    (data) =>
      `Le dossier « ${data} » est ouvert à d’autres utilisateurs : fermez-le (chmod 700), puis relancez.`,
  ],
  [
    /Read-only file system/,
    (data) =>
      `Le disque de « ${data} » ne peut pas être écrit : rendez-le inscriptible, ou donnez un autre dossier avec DATA_DIR.`,
  ],
  [
    /could not map anonymous shared memory|Cannot allocate memory|could not create shared memory|could not create semaphores/,
    () =>
      'La mémoire de cette machine ne suffit pas à PostgreSQL : libérez-en, ou donnez DATABASE_URL.',
  ],
];
