/** The official rules and code lists, apart from the reader: our own files do not need them. */
export { judgeByNorm } from './judge-by-norm.ts';
