import { globSync, readFileSync } from 'node:fs';

export type ServerSql = { file: string; text: string };

/** Texts of the server and its commands that begin like SQL; what is put into them is « $1 ». */
export function readServerSql(): ServerSql[] {
  return globSync('{server,cli}/**/*.ts')
    .filter((file) => !/\.test\.|^server\/test\//.test(file))
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(LITERAL)]
        .map(([literal]) => literal.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '$1'))
        .filter((text) => /^\s*(?:select|with|insert|update|delete|copy)\b/i.test(text))
        .map((text) => ({ file, text })),
    );
}

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
