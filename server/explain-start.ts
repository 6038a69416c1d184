/** Why the server could not start, in one sentence for its operator. */
export function explainStart(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException; // only errors are thrown here
  return SENTENCES[code] ?? message;
}

const UNREACHABLE =
  'PostgreSQL ne répond pas à l’adresse de DATABASE_URL : vérifiez-la, et que le serveur tourne.';
const REFUSED = 'PostgreSQL refuse l’utilisateur ou le mot de passe de DATABASE_URL.';

/** By the codes of Node and of PostgreSQL (appendix A). */
const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  '28P01': REFUSED,
  '28000': REFUSED,
  '3D000': 'La base que nomme DATABASE_URL n’existe pas : créez-la.',
};
