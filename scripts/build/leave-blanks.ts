import type { Plugin } from 'vite';
import { listBlanks } from '#content/deployment.ts';

/** Pages are prerendered with blanks in the place of what each deployment says. */
export const leaveBlanks: Plugin = {
  name: 'leave-blanks',
  apply: 'build',
  buildStart: () => {
    Object.assign(globalThis, { deployment: listBlanks() });
  },
};
