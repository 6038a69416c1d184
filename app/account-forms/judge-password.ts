/** The server refuses first for the same reasons; `email` is refused as a password. */
export function judgePassword(password: string, email = ''): PasswordJudgement {
  const [refusal] = listRefusals(password, email.trim().toLowerCase());
  if (refusal) return { level: 0, advice: refusal };
  const bits = estimateBits(password);
  if (bits < FAIR_BITS)
    return { level: 1, advice: 'Mot de passe faible\u00a0: ajoutez un ou deux mots.' };
  if (bits < STRONG_BITS) return { level: 2, advice: 'Mot de passe assez long et varié.' };
  return { level: 3, advice: 'Mot de passe solide.' };
}

/** Level 0 is refused. */
export type PasswordJudgement = { level: 0 | 1 | 2 | 3; advice: string };

/** The sentence for the reasons of a `weak_password` refusal. */
export function sayWeakness(reasons: readonly string[]): string | null {
  const [sentence] = reasons.flatMap((reason) => REASONS[reason] ?? []);
  return sentence ?? null;
}

function listRefusals(password: string, email: string): string[] {
  const plain = password.toLowerCase();
  const isOwner = email !== '' && (plain === email || plain === email.split('@')[0]);
  return [
    ...([...password].length < MIN_LENGTH ? [TOO_SHORT] : []),
    ...(new TextEncoder().encode(password).length > MAX_BYTES ? [TOO_LONG] : []),
    ...(new Set(plain).size < MIN_DISTINCT ? [TOO_PLAIN] : []),
    ...(isOwner ? ['Ce mot de passe est votre adresse e-mail. Choisissez-en un autre.'] : []),
  ];
}

/** Entropy in bits against a brute-force attacker; a repeated character counts half. */
function estimateBits(password: string): number {
  const characters = [...password];
  const alphabet = ALPHABETS.reduce(
    (size, { pattern, count }) => size + (pattern.test(password) ? count : 0),
    0,
  );
  const distinct = new Set(characters).size;
  const length = distinct + (characters.length - distinct) / 2;
  return length * Math.log2(Math.max(alphabet, 2));
}

const ALPHABETS = [
  { pattern: /[a-z]/, count: 26 },
  { pattern: /[A-Z]/, count: 26 },
  { pattern: /\d/, count: 10 },
  { pattern: /[^A-Za-z\d]/, count: 33 },
];

const MIN_LENGTH = 8;
/** The limit of bcrypt. */
const MAX_BYTES = 72;
const MIN_DISTINCT = 4;
const FAIR_BITS = 50;
const STRONG_BITS = 70;

const TOO_SHORT = 'Choisissez au moins 8 caractères.';
const TOO_LONG = 'Ce mot de passe est trop long\u00a0: 72 caractères au plus.';
const TOO_PLAIN = 'Ce mot de passe se répète trop\u00a0: variez les caractères.';
const REASONS: Readonly<Record<string, string>> = {
  length: 'Ce mot de passe n’a pas la bonne longueur\u00a0: de 8 à 72 caractères.',
  characters: TOO_PLAIN,
  pwned: 'Ce mot de passe fait partie des plus devinés. Choisissez-en un autre.',
};
