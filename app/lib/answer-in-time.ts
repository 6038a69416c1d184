/** The answer, or `otherwise` when asking fails or takes more than two seconds. */
export async function answerInTime<Value>(
  ask: () => Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, otherwise);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}

const LIMIT_MS = 2000;
