const written: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in HTML or XML, between tags or in an attribute between double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => written[character] ?? character);
