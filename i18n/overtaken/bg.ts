/** A result that somebody else recorded meanwhile; a catalogue of its own, because the first screens of the desk need none of it. */
export const overtakenBg = {
  text: 'Междувременно някой друг промени този мач. Записано е {score}.',
  takeTheirs: 'Вземи записаното',
  keepMine: 'Остави моето',
} as const;
