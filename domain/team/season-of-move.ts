/** The season of a transfer: the one it falls in; between two seasons the next one; none after the last. */
export const seasonOfMove = <S extends { endsOn: string }>(movedOn: string, firstToLast: readonly S[]): S | null =>
  firstToLast.find(({ endsOn }) => endsOn >= movedOn) ?? null;
