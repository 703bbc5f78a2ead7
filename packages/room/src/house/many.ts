/** Does something with each of many, so many at a time, and answers in their order. */
export async function manyAtOnce<T, R>(
  all: readonly T[],
  most: number,
  each: (one: T) => Promise<R>,
): Promise<readonly R[]> {
  const done: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < all.length; at = next++) done[at] = await each(all[at]!);
  };
  await Promise.all(Array.from({ length: Math.min(most, all.length) }, worker));
  return done;
}
