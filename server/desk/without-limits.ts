import { z } from 'zod';

/**
 * The same fields of the same types, without the limits of a request: what is stored may have come from a file, or be older
 * than a limit, and organisers can only mend what they are shown.
 */
export function withoutLimits(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, withoutLimits(field)]);
    return schema.def.catchall instanceof z.ZodUnknown ? schema : z.object(Object.fromEntries(fields));
  }
  if (schema instanceof z.ZodNullable) return z.nullable(withoutLimits(schema.unwrap()));
  if (schema instanceof z.ZodOptional) return z.optional(withoutLimits(schema.unwrap()));
  if (schema instanceof z.ZodArray) return z.array(withoutLimits(schema.element));
  if (schema instanceof z.ZodPipe) return withoutLimits(schema.in);
  if (schema instanceof z.ZodString) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodISODate) return z.iso.date();
  return schema;
}
