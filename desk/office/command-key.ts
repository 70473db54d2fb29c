type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl or ⌘ with this letter; under a Cyrillic layout it is the key that has it on a Latin one. */
export function isCommand({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, letter: 'S' | 'K'): boolean {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return key.toUpperCase() === letter || (code === `Key${letter}` && !/^[a-z]$/i.test(key));
}
