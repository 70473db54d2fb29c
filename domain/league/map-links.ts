export interface Coordinates {
  latitude: number;
  longitude: number;
}

interface Place {
  /** Name and address, as somebody would ask for it. */
  text: string;
  coordinates: Coordinates | null;
}

export const MAPS = ['openstreetmap', 'google', 'apple'] as const;

/** [PL1] Links to a place on a map, and to the way there; each service has an app that opens them on phones. */
export function mapLinks({ text, coordinates }: Place): Record<(typeof MAPS)[number], string> {
  const point = coordinates && `${coordinates.latitude},${coordinates.longitude}`;
  const destination = encodeURIComponent(point ?? text);
  return {
    openstreetmap: coordinates
      ? `https://www.openstreetmap.org/?mlat=${coordinates.latitude}&mlon=${coordinates.longitude}#map=17/${coordinates.latitude}/${coordinates.longitude}`
      : `https://www.openstreetmap.org/search?query=${destination}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
    apple: `https://maps.apple.com/?daddr=${destination}`,
  };
}

const DECIMALS = 6;
const PAIR = /(-?\d{1,3}[.,]\d+)\s*[,;/ ]\s*(-?\d{1,3}[.,]\d+)/u;

/** [PL2] The first pair of decimal numbers in what somebody typed or pasted, such as the address of a map. */
export function readCoordinates(text: string): Coordinates | null {
  const found = PAIR.exec(text);
  if (!found) return null;
  const [latitude = NaN, longitude = NaN] = found
    .slice(1)
    .map((part) => Number(Number(part.replace(',', '.')).toFixed(DECIMALS)));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
