/** What a declaration of a parent can be: a scan or a photo. */
export const DECLARATION_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DeclarationType = (typeof DECLARATION_TYPES)[number];

export const DECLARATION_BYTES = 10 * 1024 * 1024;
