/** One chunk: the rules and the layout. */
export { analyse } from './analyse.ts';
