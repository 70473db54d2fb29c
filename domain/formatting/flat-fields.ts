/** The paths to the fields of nested records: `name.bg`. Lists, and what is not always a record, stay whole. */
type PathOf<Value> = {
  [Name in keyof Value & string]: Value[Name] extends readonly unknown[]
    ? Name
    : Value[Name] extends object
      ? `${Name}.${PathOf<Value[Name]>}`
      : Name;
}[keyof Value & string];

type FieldAt<Value, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Value
    ? FieldAt<Value[Name], Rest>
    : never
  : Path extends keyof Value
    ? Value[Path]
    : never;

export type Flat<Value> = { [Path in PathOf<Value>]: FieldAt<Value, Path> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ name: { bg } }` as `{ 'name.bg': bg }`; the records at `whole` stay as they are. */
export function flatten<Value extends object>(value: Value, whole: readonly string[] = []): Flat<Value> {
  const entries = Object.entries(value).flatMap(([name, field]): [string, unknown][] =>
    isRecord(field) && !whole.includes(name)
      ? Object.entries(flatten(field)).map(([path, inner]) => [`${name}.${path}`, inner])
      : [[name, field]],
  );
  return Object.fromEntries(entries) as Flat<Value>;
}

/** The other way. */
export function unflatten<Value extends object>(flat: Flat<Value>): Value {
  const value: Record<string, unknown> = {};
  for (const [path, field] of Object.entries(flat)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let inner = value;
    for (const name of names) inner = (inner[name] ??= {}) as Record<string, unknown>;
    inner[last] = field;
  }
  return value as Value;
}
