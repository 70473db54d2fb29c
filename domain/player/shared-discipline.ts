/** A competition of one season, as far as its cards are concerned. */
export interface CardRules {
  season: number;
  competition: number;
  /** [SU7] The competition of the season with which it shares suspensions. */
  sharesWith: number | null;
  /** [SU8] Whether its yellow cards count there too. */
  sharesYellows: boolean;
  /** [SU1] */
  yellowsPerSuspension: number;
  /** [SU3] How many matches a red card costs; 0 where only the commission decides. */
  matchesPerRed: number;
  /** [SU2] Whether a second yellow card is a yellow and a red one. */
  secondYellowIsRed: boolean;
}

type Shared = Pick<
  CardRules,
  'season' | 'competition' | 'yellowsPerSuspension' | 'matchesPerRed' | 'secondYellowIsRed'
> & {
  sharedWith: number[];
  yellowsOf: number;
};

/** [SU7] [SU8] What the matches of a competition in its season count for; `all` has every competition of the season. */
export function shareDiscipline(own: CardRules, all: readonly CardRules[]): Shared {
  const ofSeason = all.filter(({ season }) => season === own.season);
  const rulesOf = (id: number | null) => ofSeason.find(({ competition }) => competition === id);
  const counted = (own.sharesYellows ? rulesOf(own.sharesWith) : undefined) ?? own;
  return {
    season: own.season,
    competition: own.competition,
    sharedWith: sharedWith(own.competition, ofSeason),
    yellowsOf: counted.competition,
    yellowsPerSuspension: counted.yellowsPerSuspension,
    matchesPerRed: own.matchesPerRed,
    secondYellowIsRed: own.secondYellowIsRed,
  };
}

/** Everything that is connected with it, in either direction. */
function sharedWith(competition: number, ofSeason: readonly CardRules[]): number[] {
  const found = [competition];
  for (const each of found) {
    for (const { competition: id, sharesWith } of ofSeason) {
      if (sharesWith === null) continue;
      const other = id === each ? sharesWith : sharesWith === each ? id : null;
      if (other !== null && !found.includes(other) && ofSeason.some((one) => one.competition === other))
        found.push(other);
    }
  }
  return found;
}

export type SharingFault = 'same_competition' | 'not_in_season' | 'shares_with_another';

/** [SU12] Why a competition cannot share its suspensions with the one that it names. */
export function sharingFault(own: CardRules, all: readonly CardRules[]): SharingFault | null {
  if (own.sharesWith === null) return own.sharesYellows ? 'not_in_season' : null;
  if (own.sharesWith === own.competition) return 'same_competition';
  const ofSeason = all.filter(({ season }) => season === own.season);
  const named = ofSeason.find(({ competition }) => competition === own.sharesWith);
  if (!named) return 'not_in_season';
  const isNamed = ofSeason.some(({ sharesWith }) => sharesWith === own.competition);
  return named.sharesWith !== null || isNamed ? 'shares_with_another' : null;
}
