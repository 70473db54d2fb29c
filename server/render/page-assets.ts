interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

export interface PageAssets {
  entry: string;
  /** The script of the page itself, which the entry imports. */
  page: string | null;
  /** Scripts to preload, so that they are fetched in parallel. */
  scripts: string[];
  styles: string[];
}

/** The files of the entry and of the lazily loaded modules of one page, each once. */
export function collectAssets(
  manifest: Manifest,
  entry: string,
  modules: readonly string[],
  page: string | null = null,
): PageAssets {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    scripts.push(`/${chunk.file}`);
    chunk.css?.forEach((file) => styles.add(`/${file}`));
  };
  [entry, ...modules].forEach(visit);
  const entryFile = `/${manifest[entry]?.file ?? ''}`;
  const pageFile = page === null ? undefined : manifest[page]?.file;
  return {
    entry: entryFile,
    page: pageFile === undefined ? null : `/${pageFile}`,
    scripts: scripts.filter((file) => file !== entryFile),
    styles: [...styles],
  };
}
