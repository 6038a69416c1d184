import { useEffect, useState } from 'react';

/** The value once it has stopped changing: one request a pause, not a key. */
export function useSettled<Value>(value: Value, milliseconds = 200): Value {
  const key = JSON.stringify(value);
  const [settled, setSettled] = useState({ key, value });
  useEffect(() => {
    if (settled.key === key) return;
    const timer = setTimeout(
      () => setSettled({ key, value: JSON.parse(key) as Value }),
      milliseconds,
    );
    return () => clearTimeout(timer);
  }, [key, settled.key, milliseconds]);
  return settled.value;
}
