import type { MatchPlayer, SimulatedMatch, SideIndex } from './match-state.ts';
import { keeperOf, leavePitch, otherSide, record } from './match-state.ts';

const SHARE_OF_SHOTS = { GK: 0.02, DEF: 0.7, MID: 1.6, FWD: 1.9 };
const SHARE_OF_PASSES = { GK: 0.5, DEF: 1, MID: 2.4, FWD: 1.4 };

/** One attempt at goal and its outcome. */
export function attack(match: SimulatedMatch, side: SideIndex) {
  const { random } = match;
  const team = match.teams[side];
  const opponents = match.teams[otherSide(side)];
  if (random.chance(0.0045)) return ownGoal(match, otherSide(side));
  const shooter = random.weighted(
    team.onPitch,
    ({ footballer }) => SHARE_OF_SHOTS[footballer.line] * (footballer.shooting / 60) ** 1.5,
  );
  const creator = random.chance(0.7)
    ? random.weighted(
        team.onPitch.filter((player) => player !== shooter),
        ({ footballer }) => SHARE_OF_PASSES[footballer.line] * (footballer.passing / 60) ** 3,
      )
    : null;
  if (creator) creator.tally.keyPasses += 1;
  if (random.chance(0.17)) {
    shooter.tally.shotsBlocked += 1;
    const outfield = opponents.onPitch.filter(({ footballer }) => footballer.line !== 'GK');
    random.weighted(outfield, ({ footballer }) => footballer.defending ** 2).tally.blocks += 1;
    return;
  }
  if (!random.chance(0.56 + (shooter.footballer.shooting - 60) / 260)) return missTarget(match, shooter);
  shooter.tally.shotsOnTarget += 1;
  const keeper = keeperOf(opponents);
  const edge = (shooter.footballer.shooting - keeper.footballer.keeping) / 110;
  if (random.chance(Math.min(0.75, 0.36 * Math.exp(edge)))) score(match, side, shooter, creator);
  else keeper.tally.saves += 1;
}

function missTarget({ random }: SimulatedMatch, shooter: MatchPlayer) {
  shooter.tally.shotsOffTarget += 1;
  if (random.chance(0.13)) shooter.tally.woodwork += 1;
}

function score(
  match: SimulatedMatch,
  side: SideIndex,
  scorer: MatchPlayer,
  assister: MatchPlayer | null,
  penalty = false,
) {
  scorer.tally.goals += 1;
  if (assister) assister.tally.assists += 1;
  concede(match, otherSide(side));
  record(match, {
    kind: 'GOAL',
    team: match.teams[side].key,
    player: scorer.footballer.player,
    otherPlayer: assister?.footballer.player ?? null,
    penalty,
  });
}

function concede(match: SimulatedMatch, side: SideIndex) {
  match.score[otherSide(side)] += 1;
  keeperOf(match.teams[side]).tally.goalsConceded += 1;
}

function ownGoal(match: SimulatedMatch, side: SideIndex) {
  const team = match.teams[side];
  const scorer = match.random.weighted(team.onPitch, ({ footballer }) => (footballer.line === 'DEF' ? 4 : 1));
  scorer.tally.ownGoals += 1;
  concede(match, side);
  record(match, { kind: 'GOAL', team: team.key, player: scorer.footballer.player, ownGoal: true });
}

/** A foul, perhaps a card for it, rarely a penalty. */
export function foul(match: SimulatedMatch, side: SideIndex) {
  const { random } = match;
  const team = match.teams[side];
  const offender = random.weighted(team.onPitch, ({ footballer, tally }) => {
    // Booked players and goalkeepers foul less.
    const care = footballer.line === 'GK' ? 0.15 : 1;
    return footballer.aggression * care * (tally.yellowCards > 0 ? 0.5 : 1);
  });
  offender.tally.fouls += 1;
  const penalty = random.chance(0.028);
  punish(match, side, offender, penalty ? 0.35 : 0.17);
  if (penalty) takePenalty(match, otherSide(side));
}

function punish(match: SimulatedMatch, side: SideIndex, offender: MatchPlayer, severity: number) {
  const { random } = match;
  const team = match.teams[side];
  const dismissals = team.players.filter(({ sentOff }) => sentOff).length;
  const mayBeSentOff = offender.footballer.line !== 'GK' && dismissals < 2;
  const card = (kind: 'YELLOW_CARD' | 'SECOND_YELLOW' | 'RED_CARD') => {
    record(match, { kind, team: team.key, player: offender.footballer.player });
    if (kind !== 'RED_CARD') offender.tally.yellowCards += 1;
    if (kind === 'YELLOW_CARD') return;
    offender.tally.redCards += 1;
    offender.sentOff = true;
    leavePitch(team, offender, match.minute);
  };
  if (mayBeSentOff && random.chance(0.009)) return card('RED_CARD');
  if (!random.chance(severity)) return;
  if (offender.tally.yellowCards === 0) card('YELLOW_CARD');
  else if (mayBeSentOff) card('SECOND_YELLOW');
}

function takePenalty(match: SimulatedMatch, side: SideIndex) {
  const { random } = match;
  const team = match.teams[side];
  const taker = team.onPitch.toSorted((a, b) => b.footballer.shooting - a.footballer.shooting)[0];
  if (!taker) return;
  const fate = random.next();
  if (fate < 0.74) {
    taker.tally.shotsOnTarget += 1;
    return score(match, side, taker, null, true);
  }
  taker.tally.penaltiesMissed += 1;
  const kick = { team: team.key, player: taker.footballer.player, penalty: true };
  if (fate < 0.9) {
    const keeper = keeperOf(match.teams[otherSide(side)]);
    taker.tally.shotsOnTarget += 1;
    keeper.tally.saves += 1;
    keeper.tally.penaltiesSaved += 1;
    record(match, { kind: 'PENALTY_SAVED', ...kick });
  } else {
    missTarget(match, taker);
    record(match, { kind: 'PENALTY_MISSED', ...kick });
  }
}
