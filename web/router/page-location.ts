export type Params = Readonly<Record<string, string | undefined>>;

/** The parameters of a page's address. */
export interface PageLocation {
  params: Params;
  query: URLSearchParams;
}
