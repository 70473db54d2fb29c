/** Replaces every image address in what is to be drawn. */
export async function replaceImages<Drawn>(
  drawn: Drawn,
  replace: (address: string) => Promise<string | null>,
): Promise<Drawn> {
  const visit = async (name: string, value: unknown): Promise<unknown> => {
    if (name === 'address' && typeof value === 'string') return replace(value);
    if (Array.isArray(value)) return Promise.all(value.map((item) => visit('', item)));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(async ([key, part]) => [key, await visit(key, part)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
  return (await visit('', drawn)) as Drawn;
}
