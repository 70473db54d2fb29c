interface Address {
  protocol: string;
  username: string;
  password: string;
  origin: string;
  pathname: string;
  search: string;
  hash: string;
  href: string;
}

/** Browsers and Node both have URL; the ES library types do not declare it. */
const { URL } = globalThis as unknown as {
  URL: { new (address: string, base?: string): Address; canParse(address: string, base?: string): boolean };
};

/** The base for parsing relative addresses. */
const HERE = 'https://this.invalid';

/** A path of this site, the web or a mailbox. Rebuilt from its parsed parts, so that browsers read exactly what was checked. */
export function linkAddress(written: string | undefined): string | null {
  const url = parse(written);
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? withoutHere(url) : null;
}

/** On another site. */
export const isWebAddress = (written: string): boolean => /^https?:/i.test(written) && linkAddress(written) !== null;

/** A picture of this site, or one over HTTPS. */
export function pictureAddress(written: string | undefined): string | null {
  const url = parse(written);
  return url?.protocol === 'https:' ? withoutHere(url) : null;
}

/** An address of another site, which may open in a new tab. */
export const isForeign = (address: string): boolean => /^https?:/.test(address);

function parse(written = ''): Address | null {
  const address = written.trim();
  // Only absolute addresses and paths: "news" or "#top" would mean something else on every page.
  const base = address.startsWith('/') ? HERE : undefined;
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  // The part before @ can imitate another host, and "/.//a.example" would become another site's address.
  return url.username || url.password || url.pathname.startsWith('//') ? null : url;
}

const withoutHere = ({ origin, pathname, search, hash, href }: Address): string =>
  origin === HERE ? pathname + search + hash : href;
