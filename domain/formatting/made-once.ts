/** For what takes milliseconds to make, such as a formatter: made when it is first asked for, and then kept. */
export function madeOnce<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | null = null;
  return () => (made ??= { thing: make() }).thing;
}
