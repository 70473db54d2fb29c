import type { BestTeamCard } from '#contract/social-card.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { BEST_TEAM_SLOTS, HALF_PITCH_PLACES, placeInSlots } from '#domain/lineup/team-of-the-week.ts';
import { initialsOf, surnameOf } from '#domain/player/name.ts';
import { matchRatingBand } from '#domain/player/rating.ts';
import type { Translate } from '#i18n/translate.ts';
import { hasPlayed, type TeamOfTheWeekPlayer } from '#web/football/competition-model.ts';
import type { Competition, Gameweek } from '#web/football/model.ts';
import { logoOnCard, teamOnCard } from './card-image.ts';

/** Null while nobody is chosen. */
export function bestTeamCard(
  competition: Competition,
  { number }: Gameweek,
  players: TeamOfTheWeekPlayer[],
  t: Translate,
): BestTeamCard | null {
  if (players.length === 0) return null;
  const placed = placeInSlots(players);
  const best = players.toSorted((a, b) => (ratingOf(b) ?? 0) - (ratingOf(a) ?? 0))[0];
  return {
    kind: 'team-of-the-week',
    title: t('six.week', { number }),
    competition: competition.name,
    logo: logoOnCard(competition),
    players: BEST_TEAM_SLOTS.flatMap((slot) => {
      const player = placed[slot];
      if (!player) return [];
      const rating = ratingOf(player);
      return {
        name: surnameOf(player.name),
        portrait: { address: player.picture, fallback: initialsOf(player.name) },
        crest: player.team && teamOnCard(player.team).crest,
        rating: rating === null ? null : { value: oneDecimal(rating), band: matchRatingBand(rating) },
        isBest: player === best,
        place: HALF_PITCH_PLACES[slot],
      };
    }),
  };
}

const ratingOf = ({ performance }: TeamOfTheWeekPlayer): number | null =>
  hasPlayed(performance) ? performance.rating : null;
