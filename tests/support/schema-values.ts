/** As much of JSON Schema as zod writes for the desk's requests. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
}

const FORMATS: Record<string, string> = {
  date: '2026-03-15',
  'date-time': '2026-03-15T17:30:00.000Z',
  time: '18:00',
  uri: 'https://example.com/',
  email: 'a@example.com',
};

/** A value with every field, which fits the schema but for its patterns. */
export function valueOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return valueOf(choice);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, own]) => [name, valueOf(own)]));
    case 'array':
      return schema.prefixItems?.map(valueOf) ?? [valueOf(schema.items ?? {})];
    case 'string':
      return FORMATS[schema.format ?? ''] ?? (schema.pattern === undefined ? 'Орловец' : 'A'.repeat(22));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** The value with each of its texts replaced, one after the other. */
export function* withHostileTexts(value: unknown, texts: readonly string[]): Generator {
  if (typeof value === 'string') yield* texts;
  else if (Array.isArray(value))
    for (const [i, item] of value.entries())
      for (const hostile of withHostileTexts(item, texts)) yield value.with(i, hostile);
  else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value))
      for (const hostile of withHostileTexts(field, texts)) yield { ...value, [name]: hostile };
}
