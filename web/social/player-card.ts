import type { PlayerCard } from '#contract/social-card.ts';
import { oneDecimal } from '#domain/formatting/number.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { LeagueRecords } from '#domain/league/records.ts';
import { initialsOf } from '#domain/player/name.ts';
import type { Translate } from '#i18n/translate.ts';
import type { PlayerProfile, PlayerSeason } from '#web/football/player-model.ts';
import { positionText } from '#ui/position-text.ts';
import { teamOnCard } from './card-image.ts';

export function playerCard(
  player: PlayerProfile,
  seasons: PlayerSeason[] | undefined,
  records: LeagueRecords,
  t: Translate,
): PlayerCard {
  const { name, picture, shirtNumber, team, position } = player;
  const season = seasons?.find(({ isCurrent }) => isCurrent);
  return {
    kind: 'player',
    name,
    portrait: { address: picture, fallback: initialsOf(name) },
    shirtNumber: shirtNumber === null ? null : String(shirtNumber),
    team: team && teamOnCard(team),
    position: position === null ? null : positionText(position, t),
    season: season ? t('player.figures', { season: seasonName(season) }) : null,
    figures: season ? figuresOf(season, records, t) : [],
  };
}

/** [UN1] Without what nobody recorded. */
function figuresOf({ totals }: PlayerSeason, records: LeagueRecords, t: Translate) {
  const { matches, goals, assists, rating } = totals;
  return [
    ...(records.lineups ? [{ value: String(matches), label: t('player.figure.matches', { count: matches }) }] : []),
    { value: String(goals), label: t('player.figure.goals', { count: goals }) },
    ...(records.assists && assists !== null
      ? [{ value: String(assists), label: t('player.figure.assists', { count: assists }) }]
      : []),
    ...(rating === null ? [] : [{ value: oneDecimal(rating), label: t('player.figure.rating') }]),
  ];
}
