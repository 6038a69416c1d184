import { useEffect, useState } from 'react';
import { getHabits } from '#app/data/habits.ts';

/** The signature of the last signed document of this device, or « ». */
export function useKnownSignature(): string {
  const [known, setKnown] = useState('');
  useEffect(() => {
    let isCurrent = true;
    getHabits().then((habits) => {
      if (isCurrent) setKnown(habits?.style?.signature?.data ?? '');
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return known;
}
