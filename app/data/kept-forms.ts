/**
 * Small data of this device besides documents: form input, queues, choices. Not validated; null
 * when absent.
 */
export function getKeptForm(name: KeptFormName): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch (error) {
    return forget(error);
  }
}

/** False when storage is refused or full. */
export function saveKeptForm(name: KeptFormName, form: object): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(form));
    return true;
  } catch (error) {
    return forget(error) !== null;
  }
}

export function deleteKeptForm(name: KeptFormName): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch (error) {
    forget(error);
  }
}

export type KeptFormName =
  | 'reminder'
  | 'numbering'
  /** The pattern of each series, where its author gave one. */
  | 'number-patterns'
  /** An unsent message to the operator. */
  | 'support'
  /** Whether files are counted, and the queue of those (app/data/functions). */
  | 'counting'
  | 'generations'
  /** Shared links stored on the server. */
  | 'shared-links'
  /** The owners of waiting messages (app/data/sends). */
  | 'sends'
  /** The next date of a document that repeats on this device (app/data/device/repetitions). */
  | 'repetitions';

/** Refused storage is expected, and the page goes on without; other errors are bugs. */
function forget(error: unknown): null {
  if (error instanceof DOMException || error instanceof SyntaxError) return null;
  throw error;
}

function keyOf(name: KeptFormName): string {
  return `facturier-${name}`;
}
