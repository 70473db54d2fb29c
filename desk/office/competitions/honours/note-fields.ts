/** What is said about an award or a best team, in both languages. */
export const noteFields = {
  notesBg: { label: 'honours.notesBg', help: 'honours.notesHelp', optional: true, maxLength: 500, lang: 'bg' },
  notesEn: { label: 'honours.notesEn', optional: true, maxLength: 500, lang: 'en' },
} as const;
