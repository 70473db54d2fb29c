/** The season that a move belongs to: the one it falls in; between two seasons the one that follows; none after the last. */
export const seasonOfMove = <S extends { endsOn: string }>(movedOn: string, firstToLast: readonly S[]): S | null =>
  firstToLast.find(({ endsOn }) => endsOn >= movedOn) ?? null;
