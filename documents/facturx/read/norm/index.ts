/**
 * The official rules of received invoices and their code lists, apart from the door of the reader:
 * who only opens files of their own does not load them.
 */
export { judgeByNorm } from './judge-by-norm.ts';
