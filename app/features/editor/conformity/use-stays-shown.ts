import { useState } from 'react';

/** True once asked: the part takes the focus of the buttons that go away with their question. */
export function useStaysShown(isAsked: boolean): boolean {
  const [wasShown, setWasShown] = useState(false);
  const isShown = wasShown || isAsked;
  if (isShown !== wasShown) setWasShown(isShown);
  return isShown;
}
