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

/** Browsers and Node both have it; the library of the language alone does not know. */
const { URL } = globalThis as unknown as {
  URL: { new (address: string, base?: string): Address; canParse(address: string, base?: string): boolean };
};

/** Stands for this site while an address is taken apart. */
const HERE = 'https://this.invalid';

/** A path of this site, the web or a mailbox. Written anew from its parts, so that it means what it was checked for. */
export function linkAddress(written: string | undefined): string | null {
  const url = parse(written);
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? withoutHere(url) : null;
}

/** A picture of this site, or one that travels safely. */
export function pictureAddress(written: string | undefined): string | null {
  const url = parse(written);
  return url?.protocol === 'https:' ? withoutHere(url) : null;
}

/** An address that leads away from this site and may be opened in a tab of its own. */
export const isForeign = (address: string): boolean => /^https?:/.test(address);

function parse(written = ''): Address | null {
  const address = written.trim();
  // Only whole addresses and whole paths: "news" or "#top" would lead somewhere else from every page.
  const base = address.startsWith('/') ? HERE : undefined;
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  // Before the @ stands what an address pretends to be; and "/.//a.example" would come out as another site's.
  return url.username || url.password || url.pathname.startsWith('//') ? null : url;
}

const withoutHere = ({ origin, pathname, search, hash, href }: Address): string =>
  origin === HERE ? pathname + search + hash : href;
