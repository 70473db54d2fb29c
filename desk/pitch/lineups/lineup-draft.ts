import { POSITIONS, type Position } from '#domain/lineup/position.ts';
import type { Lineup } from '#domain/match/rules/act.ts';
import type { Side } from '#domain/match/score.ts';
import type { Shirt } from '#desk/pitch/match/match-facts.ts';

export type Place = 'start' | 'sub' | 'out';

export interface DraftPlayer {
  place: Place;
  number: number | null;
  keeper: boolean;
  captain: boolean;
  squadCaptain: boolean;
}

/** The line-up of one team while it is put together, by player. */
export type LineupDraft = ReadonlyMap<number, DraftPlayer>;

export const draftFrom = (shirts: readonly Shirt[]): LineupDraft =>
  new Map(
    shirts.map(({ id, starter, number, keeper, captain, player }) => [
      id,
      // A goalkeeper on the bench is a substitute like others.
      {
        place: starter === null ? 'out' : starter ? 'start' : 'sub',
        number,
        keeper: keeper && starter === true,
        captain,
        squadCaptain: player.squadCaptain,
      },
    ]),
  );

/** A draft that was kept, for the squad of now: who joined it since is out. */
export const draftFor = (shirts: readonly Shirt[], kept: LineupDraft): LineupDraft =>
  new Map(
    shirts.map(({ id, number, player: { squadCaptain } }) => [
      id,
      kept.get(id) ?? { place: 'out', number, keeper: false, captain: false, squadCaptain },
    ]),
  );

/** As in the team's last match; those who did not play in it are out, and so are those who may not play unasked. */
export function asLastTime(shirts: readonly Shirt[], mayPlay: (shirt: Shirt) => boolean = () => true): LineupDraft {
  const lastTimeOf = (shirt: Shirt) => (mayPlay(shirt) ? shirt.player.lastTime : null);
  // [SQ13] Who is captain by now comes before the captain of that match.
  const leads = shirts.some((shirt) => shirt.player.squadCaptain && lastTimeOf(shirt) !== null);
  return new Map(
    shirts.map((shirt) => {
      const { id, number, player } = shirt;
      const lastTime = lastTimeOf(shirt);
      return [
        id,
        {
          place: lastTime ? (lastTime.starter ? 'start' : 'sub') : 'out',
          number,
          keeper: lastTime?.starter === true && lastTime.position === 'GK',
          captain: lastTime !== null && (leads ? player.squadCaptain : lastTime.captain),
          squadCaptain: player.squadCaptain,
        },
      ];
    }),
  );
}

/** The line-up that is recorded, compared with the one that a draft began from. */
export const recordedText = (shirts: readonly Shirt[]): string =>
  JSON.stringify(
    shirts
      .filter(({ starter }) => starter !== null)
      .map(({ id, starter, number, keeper, captain }) => [id, starter, number, keeper, captain]),
  );

const NEXT: Record<Place, Place> = { out: 'start', start: 'sub', sub: 'out' };

/** A tap: starter, substitute, out. With all starters chosen the next one is a substitute. [SQ13] The squad's captain is captain unless another is. */
export function tap(draft: LineupDraft, player: number, starters: number): LineupDraft {
  const now = draft.get(player);
  if (!now) return draft;
  const isFull = countOf(draft, 'start') >= starters;
  const place = now.place === 'out' && isFull ? 'sub' : NEXT[now.place];
  const comesIn = now.place === 'out';
  const changed = {
    ...now,
    place,
    ...(comesIn && now.squadCaptain && { captain: !hasCaptain(draft) }),
    ...(place === 'start' ? {} : { keeper: false }),
    ...(place === 'out' ? { captain: false } : {}),
  };
  return new Map(draft).set(player, changed);
}

const hasCaptain = (draft: LineupDraft): boolean => [...draft.values()].some(({ captain }) => captain);

/** One keeper and one captain a team; who becomes one plays. */
export function setRole(draft: LineupDraft, player: number, role: 'keeper' | 'captain'): LineupDraft {
  const was = draft.get(player)?.[role] ?? false;
  return new Map(
    [...draft].map(([id, one]) => {
      if (id !== player) return [id, { ...one, [role]: false }];
      const place = role === 'keeper' && !was ? 'start' : one.place === 'out' ? 'start' : one.place;
      return [id, { ...one, [role]: !was, place: was ? one.place : place }];
    }),
  );
}

export const setNumber = (draft: LineupDraft, player: number, number: number | null): LineupDraft => {
  const now = draft.get(player);
  return now ? new Map(draft).set(player, { ...now, number }) : draft;
};

export const countOf = (draft: LineupDraft, place: Place): number =>
  [...draft.values()].filter((one) => one.place === place).length;

/** Null for a team without starters: a match can be started without line-ups. */
export function toLineup(team: Side, draft: LineupDraft, shirts: readonly Shirt[]): Lineup | null {
  const placed = (place: Place) =>
    shirts.flatMap(({ id, player }) => {
      const one = draft.get(id);
      if (one?.place !== place) return [];
      const squadPosition = POSITIONS.find((position) => position === player.position) ?? null;
      return [{ player: id, shirtNumber: one.number, position: positionOf(one.keeper, squadPosition) }];
    });
  const starters = placed('start');
  if (starters.length === 0) return null;
  const captain = [...draft].find(([, one]) => one.captain && one.place !== 'out')?.[0] ?? null;
  return { team, starters, substitutes: placed('sub'), captain };
}

/** One keeper at a time: a second goalkeeper of the squad plays elsewhere. */
const positionOf = (keeper: boolean, position: Position | null): Position | null => {
  if (keeper) return 'GK';
  return position === 'GK' ? null : position;
};
