// What is made when it is first asked for, and kept: tables that most programs never look at.

export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
