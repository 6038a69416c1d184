/** « advice »: it works, and could be better; « unseen »: what could not be looked at, and why. */
export type Status = 'good' | 'advice' | 'wrong' | 'unseen';
/** One sentence for the operator, with what to do; it never holds a password or a key. */
export type Told = { status: Status; sentence: string };

const SUBJECTS = [
  'settings',
  'version',
  'folder',
  'disk',
  'database',
  'clock',
  'mail',
  'certificates',
] as const;
export type Subject = (typeof SUBJECTS)[number];
export type Diagnosis = Told & { subject: Subject };

export function tell(status: Status, sentence: string): Told {
  return { status, sentence };
}
