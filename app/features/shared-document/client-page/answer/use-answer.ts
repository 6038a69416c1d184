import { useState } from 'react';
import { answerQuote, type GivenAnswer, sendAnswerCode } from '#app/data/functions/client-pages.ts';
import { clientPageStore } from '#app/features/shared-document/client-page/client-page-store.ts';
import {
  type Received,
  withAnswer,
} from '#app/features/shared-document/client-page/read-received.ts';
import { newUuid } from '#app/lib/new-id.ts';
import { type Draft, listChoices } from '#documents';
import {
  type AnswerValues,
  findMissing,
  type MissingPart,
  writeAcceptance,
  writeDecline,
} from './answer-state.ts';

/** State and actions of the answer form. */
export function useAnswer(received: Received) {
  const { token, document, answering } = received;
  const [id] = useState(newUuid);
  const [values, setValues] = useState<AnswerValues>(() => startFrom(document.draft));
  const [missing, setMissing] = useState<readonly MissingPart[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [codeTo, setCodeTo] = useState<string | null>(null);
  const known = { id, token, content_hash: answering?.content_hash ?? '' };

  const change = (changed: Partial<AnswerValues>) => {
    setValues((now) => ({ ...now, ...changed }));
    setMissing((now) => now.filter((part) => !(PART_OF[part] in changed)));
  };
  const send = async (answer: GivenAnswer) => {
    setBusy(true);
    setProblem(null);
    const sent = await answerQuote(answer);
    setBusy(false);
    if (!sent.ok) return setProblem(sent.problem.code);
    answeredHere.add(token);
    clientPageStore.replace(withAnswer(received, sent.value.answer));
  };
  /** The first part that is missing; null once all is sent. */
  const accept = (): MissingPart | null => {
    const lacking = findMissing(values, { asksCode: answering?.asks_code ?? false });
    setMissing(lacking);
    if (lacking.length === 0) send(writeAcceptance(values, known));
    return lacking[0] ?? null;
  };
  const refuse = (): MissingPart | null => {
    const asked = findMissing(values, { asksCode: answering?.asks_code ?? false });
    const lacking = asked.filter((part) => part === 'name' || part === 'code');
    setMissing(lacking);
    if (lacking.length === 0) send(writeDecline(values, known));
    return lacking[0] ?? null;
  };
  const sendCode = async () => {
    setBusy(true);
    setProblem(null);
    const sent = await sendAnswerCode(token);
    setBusy(false);
    if (sent.ok) setCodeTo(sent.value.code_to);
    else setProblem(sent.problem.code);
  };
  return { values, change, missing, isBusy, problem, codeTo, accept, refuse, sendCode };
}

/** Tokens answered in this tab: the confirmation takes the focus that the form had. */
export const answeredHere = new Set<string>();

export type OpenAnswer = ReturnType<typeof useAnswer>;

/** No option is preselected for a consumer. */
function startFrom(draft: Draft): AnswerValues {
  const choices = draft.buyer.kind === 'individual' ? [] : listChoices(draft.lines);
  return {
    ...{ name: draft.buyer.contactName ?? '', agreed: false, choices },
    ...{ way: 'typed', drawn: null, code: '', reason: '' },
  };
}

const PART_OF: Readonly<Record<MissingPart, keyof AnswerValues>> = {
  ...({ name: 'name', agreed: 'agreed', signature: 'drawn', code: 'code' } as const),
};
