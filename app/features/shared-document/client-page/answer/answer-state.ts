import type { GivenAnswer } from '#app/data/functions/client-pages.ts';

/** The values of the answer form. */
export type AnswerValues = {
  name: string;
  agreed: boolean;
  choices: readonly number[];
  way: 'typed' | 'drawn';
  /** A data URL of a PNG; null until something is drawn. */
  drawn: string | null;
  code: string;
  reason: string;
};

export type MissingPart = 'name' | 'agreed' | 'signature' | 'code';

/** In the order of the form. */
export function findMissing(values: AnswerValues, { asksCode }: { asksCode: boolean }) {
  const { name, agreed, way, drawn, code } = values;
  const missing: Record<MissingPart, boolean> = {
    name: name.trim() === '',
    agreed: !agreed,
    signature: way === 'drawn' && drawn === null,
    code: asksCode && !/^\d{6}$/.test(tidyCode(code)),
  };
  return (Object.keys(missing) as MissingPart[]).filter((part) => missing[part]);
}

export function writeAcceptance(values: AnswerValues, known: Known): GivenAnswer {
  const { name, choices, way, drawn, code } = values;
  return {
    ...{ ...known, verdict: 'accepted', name: name.trim(), choices },
    ...(way === 'drawn' && drawn !== null && { signature: drawn }),
    ...(code !== '' && { code: tidyCode(code) }),
  };
}

export function writeDecline({ name, reason, code }: AnswerValues, known: Known): GivenAnswer {
  const said = reason.trim();
  return {
    ...{ ...known, verdict: 'refused', name: name.trim(), choices: [] },
    ...(said !== '' && { reason: said }),
    ...(code !== '' && { code: tidyCode(code) }),
  };
}

type Known = Pick<GivenAnswer, 'id' | 'token' | 'content_hash'>;

/** Pasted codes may contain spaces: « 123 456 ». */
function tidyCode(code: string): string {
  return code.replace(/\s/g, '');
}
