const savers = new Set<() => Promise<unknown>>();

/** Returns a function that ends it. */
export function saveBeforeSync(save: () => Promise<unknown>): () => void {
  savers.add(save);
  return () => {
    savers.delete(save);
  };
}

/** Saves what is typed on this page and not saved yet, so that no sync passes over it. */
export async function saveTypedText(): Promise<void> {
  await Promise.all([...savers].map((save) => save()));
}
