import * as z from 'zod/mini';

/** Reads the settings of the server; an empty variable counts as absent. */
export function parseEnvironment(variables: Record<string, string | undefined>): ParsedEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const { success, data, error } = schema.safeParse(given);
  if (!success) return { ok: false, message: error.issues[0]?.message ?? '' };
  return { ok: true, value: { port: data.PORT, host: data.HOST, dataDirectory: data.DATA_DIR } };
}

export type Environment = { port: number; host: string; dataDirectory: string };

type ParsedEnvironment = { ok: true; value: Environment } | { ok: false; message: string };

const port = z.pipe(
  z.string().check(
    z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, {
      error: ({ input }) => `PORT vaut « ${input} » : donnez un nombre de 0 à 65535.`,
    }),
  ),
  z.transform(Number),
);

const schema = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
});
