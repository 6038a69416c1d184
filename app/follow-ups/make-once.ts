/** Makes one document at a time: pressed again meanwhile, a button does nothing. */
export async function makeOnce(make: () => Promise<unknown>): Promise<void> {
  if (isMaking) return;
  isMaking = true;
  try {
    await make();
  } finally {
    isMaking = false;
  }
}

let isMaking = false;
