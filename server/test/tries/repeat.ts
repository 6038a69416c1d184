export async function repeat<Value>(
  count: number,
  ask: (index: number) => Value | Promise<Value>,
): Promise<Value[]> {
  const all: Value[] = [];
  for (let index = 0; index < count; index += 1) all.push(await ask(index));
  return all;
}
