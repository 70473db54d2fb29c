const STORED = 'desk-device';

/** Random names that also work without https, where browsers have no randomUUID. */
const randomName = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function deviceName(): string {
  const known = localStorage.getItem(STORED);
  if (known) return known;
  const made = randomName(4);
  localStorage.setItem(STORED, made);
  return made;
}

const device = deviceName();

/** An idempotency key by which this phone recognises its own entries. */
export const newKey = (): string => `${device}.${randomName(16)}`;

export const isMine = (key: string): boolean => key.startsWith(`${device}.`);
