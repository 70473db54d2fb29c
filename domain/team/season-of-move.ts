/** The season that a move belongs to: the one it falls in; between two seasons the one that follows; none after the last. */
export function seasonOfMove<S extends { endsOn: string }>(movedOn: string, seasons: readonly S[]): S | null {
  let found: S | null = null;
  for (const season of seasons) {
    if (season.endsOn >= movedOn && (found === null || season.endsOn < found.endsOn)) found = season;
  }
  return found;
}
