/** The address of a picture has the digest of its bytes. */
const DIGEST = /^[0-9a-f]{24}\.[a-z]{3,4}$/;

/** The key of a picture in a text, which stands there as /media/KEY; null for any other address. */
export function pictureKey(address: string): string | null {
  const path = /^\/media\/([^?#]+)$/.exec(address)?.[1];
  if (path === undefined || DIGEST.test(path)) return null;
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

const PICTURES = /(<img[^>]*? src=")([^"]*)(")/gi;

export const pictureKeys = (html: string): string[] =>
  Array.from(html.matchAll(PICTURES), ([, , address = '']) => pictureKey(address)).filter((key) => key !== null);

interface KnownPicture {
  address: string;
  width: number;
  height: number;
}

/** The text with the addresses and sizes of the pictures that it names by key. */
export const withPictures = (html: string, pictures: ReadonlyMap<string, KnownPicture>): string =>
  html.replaceAll(PICTURES, (written, start: string, address: string, end: string) => {
    const picture = pictures.get(pictureKey(address) ?? '');
    return picture ? `${start}${picture.address}${end} width="${picture.width}" height="${picture.height}"` : written;
  });
