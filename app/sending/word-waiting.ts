import type { KeptSend } from '#app/data/sends/kept-send.ts';
import { leavesByItself } from '#app/data/sends/send-kept.ts';

export function wordWaiting(sends: readonly KeptSend[]): string {
  const waiting = sends.filter(leavesByItself).length;
  const stuck = sends.length - waiting;
  return [
    ...(waiting > 0 ? [waiting === 1 ? '1 envoi en attente' : `${waiting} envois en attente`] : []),
    ...(stuck > 0
      ? [stuck === 1 ? '1 envoi n’est pas parti' : `${stuck} envois ne sont pas partis`]
      : []),
  ].join(', ');
}
