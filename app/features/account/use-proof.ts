import { useState } from 'react';
import type { Answer } from '#app/data/account/answer.ts';
import { askCode, beginProof, type CheckedProof } from './check-proof.ts';

/** The answer of the server may require more proof. */
export function useProof(checked: CheckedProof) {
  const [way, setWay] = useState(() => beginProof(checked));
  const settle = (answer: Answer<unknown>) => {
    if (answer.ok) setWay(beginProof(checked));
    else if (answer.problem.code === 'reauthentication_needed') setWay(askCode(checked));
  };
  return { way, settle, fields: { checked, way, onWayChange: setWay } };
}
