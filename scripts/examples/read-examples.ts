/** The TypeScript blocks of a Markdown page. */
export function readPageExamples(page: string): string[] {
  return [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
}

/** The blocks under `@example` in the comment that begins a module. */
export function readModuleExamples(source: string): string[] {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? [];
  const [, ...examples] = comment.replace(/^ \* ?/gm, '').split(/^@example$/m);
  return examples.flatMap(readPageExamples);
}
