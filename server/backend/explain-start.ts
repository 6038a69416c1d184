import { keepDetail } from './keep-detail.ts';
import { isStartProblem } from './start-problem.ts';

/**
 * Why the server could not start, as a sentence for its operator. An unknown error is written to a
 * file that the sentence names.
 */
export function explainStart(
  error: unknown,
  { databaseUrl, dataDirectory }: { databaseUrl: string | null; dataDirectory: string },
): string {
  const known = explainKnown(error, { databaseUrl, dataDirectory });
  if (known !== null) return known;
  const where = keepDetail(dataDirectory, error);
  return `Facturier n’a pas pu démarrer : corrigez ce qui l’en empêche, puis relancez.${where}`;
}

/** The sentence of a known error; null for another one. Nothing is written. */
export function explainKnown(
  error: unknown,
  { databaseUrl, dataDirectory }: { databaseUrl: string | null; dataDirectory: string },
): string | null {
  if (isStartProblem(error)) return error.message;
  const { code = '', message } = error as NodeJS.ErrnoException; // only errors are thrown here
  const known = databaseUrl === null ? OF_FOLDERS[code] : explainDatabase(code, message);
  return known?.replace('FOLDER', `« ${dataDirectory} »`) ?? null;
}

function explainDatabase(code: string, message: string): string | undefined {
  const [, sentence] = OF_MESSAGES.find(([pattern]) => pattern.test(message)) ?? [];
  return OF_DATABASES[code] ?? sentence ?? OF_FOLDERS[code];
}

const UNREACHABLE =
  'PostgreSQL ne répond pas à l’adresse de DATABASE_URL : vérifiez-la, et que le serveur tourne.';
const REFUSED =
  'PostgreSQL refuse l’utilisateur ou le mot de passe de DATABASE_URL : corrigez-les.';
const UNTRUSTED =
  'Le certificat du serveur de DATABASE_URL n’est pas reconnu : donnez son autorité avec sslrootcert, ou le nom qu’il certifie.';
const BUSY =
  'PostgreSQL n’est pas prêt, ou n’a plus de connexion libre : relancez dans un instant.';

/** Codes of Node and of PostgreSQL (appendix A). */
const OF_DATABASES: Readonly<Record<string, string>> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  EAI_AGAIN: UNREACHABLE,
  ENOENT: UNREACHABLE,
  EPIPE: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  '28P01': REFUSED,
  '28000': REFUSED,
  '3D000': 'La base que nomme DATABASE_URL n’existe pas : créez-la.',
  '53300': BUSY,
  '57P03': BUSY,
  // A pooler without a connection to PostgreSQL.
  '08P01': BUSY,
  '53100': 'Le disque du serveur de DATABASE_URL est plein : libérez de la place, puis relancez.',
  '25006':
    'Le serveur de DATABASE_URL ne peut pas être écrit : donnez l’adresse du serveur principal.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: UNTRUSTED,
  CERT_HAS_EXPIRED: UNTRUSTED,
};

/** Errors of node-postgres without a code. */
const OF_MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^Connection terminated|timeout expired|^Query read timeout/, UNREACHABLE],
  [/^SASL/, REFUSED],
  [
    /does not support SSL/,
    'Le serveur de DATABASE_URL ne parle pas TLS : retirez sslmode de l’adresse.',
  ],
];

const FULL = 'Le disque de FOLDER est plein : libérez de la place, puis relancez.';
const CLOSED =
  'Impossible d’écrire dans le dossier de données FOLDER : rendez-le inscriptible à l’utilisateur qui lance Facturier, ou donnez-en un autre avec DATA_DIR.';
const OCCUPIED =
  'Autre chose occupe une place dans le dossier de données FOLDER : déplacez ce que Facturier n’y a pas mis, ou donnez-en un autre avec DATA_DIR.';

const OF_FOLDERS: Readonly<Record<string, string>> = {
  '53100': FULL,
  ENOSPC: FULL,
  EDQUOT: 'Le quota de disque de FOLDER est atteint : libérez de la place, puis relancez.',
  EACCES: CLOSED,
  EPERM: CLOSED,
  EROFS: CLOSED,
  EEXIST: OCCUPIED,
  ENOTDIR: OCCUPIED,
  EISDIR: OCCUPIED,
};
