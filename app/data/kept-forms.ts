/**
 * What this device keeps besides documents – what was typed in another form, what waits to be sent,
 * what its user chose: unknown to whoever reads it back. Null when there is none.
 */
export function getKeptForm(name: KeptFormName): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch (error) {
    return forget(error);
  }
}

/** False where the browser refuses, or has no room left. */
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
  /** A message to the operator that has not gone yet. */
  | 'support'
  /** Whether files are counted, and those that wait to be (app/data/functions). */
  | 'counting'
  | 'generations'
  /** Links that the server keeps a document for. */
  | 'shared-links'
  /** The keepers whose messages wait to be sent (app/data/sends). */
  | 'sends';

/**
 * A refusal of the browser is not a fault: the page goes on without memory. Anything else is one.
 */
function forget(error: unknown): null {
  if (error instanceof DOMException || error instanceof SyntaxError) return null;
  throw error;
}

function keyOf(name: KeptFormName): string {
  return `facturier-${name}`;
}
