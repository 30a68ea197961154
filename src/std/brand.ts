declare const brand: unique symbol;

/** A value that was checked once: only the function that checks may make it. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
