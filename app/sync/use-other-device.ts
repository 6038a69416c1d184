import { useEffect, useState } from 'react';
import { listSessions } from '#app/data/account/account-sessions.ts';
import { describeDevice } from '#app/naming/describe-device.ts';

/** « un autre appareil (Firefox sur Windows) », as far as the account knows the session. */
export function useOtherDevice(sessionId: string | undefined): string {
  const [name, setName] = useState('');
  useEffect(() => {
    let isGone = false;
    setName('');
    if (sessionId === undefined) return;
    listSessions().then((answer) => {
      const session = answer.ok && answer.value.find(({ id }) => id === sessionId);
      if (session && !isGone) setName(` (${describeDevice(session.user_agent)})`);
    });
    return () => {
      isGone = true;
    };
  }, [sessionId]);
  return `un autre appareil${name}`;
}
