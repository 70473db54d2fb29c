/** [ST3] Card points for fair play: fewer is better. */
export const cardPoints = ({ yellowCards, redCards }: { yellowCards: number; redCards: number }): number =>
  yellowCards + 3 * redCards;
