/** [DF10] A line may end after a dash, but not between the goals of the two sides. */
export const unbrokenScores = (text: string): string => text.replaceAll(/(?<=\d)[–-](?=\d)/g, '$&\u2060');
