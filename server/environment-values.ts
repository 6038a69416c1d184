import * as z from 'zod/mini';

/** Shapes of variables; each refuses a wrong value in one sentence, without repeating a secret. */
export function numeric({
  name,
  test,
  advice,
}: {
  name: string;
  test: (value: string) => boolean;
  advice: string;
}) {
  return z.pipe(
    z
      .string()
      .check(z.refine(test, { error: ({ input }) => `${name} vaut « ${input} » : ${advice}.` })),
    z.transform(Number),
  );
}

export function origin({ name, advice }: { name: string; advice: string }) {
  return z
    .string()
    .check(z.refine(isOrigin, { error: ({ input }) => `${name} vaut « ${input} » : ${advice}.` }));
}

export function secretUrl({ schemes, error }: { schemes: readonly string[]; error: string }) {
  const isOne = (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol);
  return z.string().check(z.refine(isOne, { error }));
}

export function isOrigin(value: string): boolean {
  return URL.canParse(value) && isWeb(value) && new URL(value).origin === value;
}

export function isWeb(url: string): boolean {
  return ['http:', 'https:'].includes(new URL(url).protocol);
}

export function splitWords(value: string): string[] {
  return value.split(/[\s,]+/).filter((part) => part !== '');
}
