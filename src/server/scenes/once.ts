/** What is made once, and then there at once; what could not be made is made again. */
export function once<Value>(make: () => Promise<Value>): () => Value | Promise<Value> {
  let made: Value | Promise<Value> | null = null;
  return () => {
    made ??= make().then(
      (value) => {
        made = value;
        return value;
      },
      (error: unknown) => {
        made = null;
        throw error;
      },
    );
    return made;
  };
}
