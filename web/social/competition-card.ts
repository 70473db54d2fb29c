import type { CardFormat, CompetitionCard } from '#contract/social-card.ts';
import type { Translate } from '#i18n/translate.ts';
import type { CompetitionSeason } from '#web/football/competition-model.ts';
import { groupText } from '#web/football/group-text.ts';
import type { Competition, StandingRow, TableGroup } from '#web/football/model.ts';
import { logoOnCard, teamOnCard } from './card-image.ts';

const ROWS = { card: 3, story: 12 } satisfies Record<CardFormat, number>;

export function competitionCard(
  competition: Competition,
  groups: TableGroup[] | undefined,
  seasons: CompetitionSeason[] | undefined,
  t: Translate,
  format: CardFormat = 'card',
): CompetitionCard {
  const season = seasons?.find(({ isCurrent }) => isCurrent) ?? seasons?.[0];
  return {
    kind: 'competition',
    name: competition.name,
    logo: logoOnCard(competition),
    season: season ? t('season.label', { season: season.name }) : null,
    rows: leadingRows(groups ?? [], ROWS[format], t),
  };
}

/** The top rows of a single table, or the leaders of the first groups. */
function leadingRows(groups: TableGroup[], most: number, t: Translate): CompetitionCard['rows'] {
  const [only, ...others] = groups;
  if (only && others.length === 0) return only.rows.slice(0, most).map((row) => toRow(row, String(row.position)));
  return groups
    .flatMap(({ name, rows: [leader] }) => (leader ? [toRow(leader, groupText(name ?? '', t))] : []))
    .slice(0, most);
}

const toRow = ({ team, points }: StandingRow, place: string) => ({
  place,
  team: teamOnCard(team),
  points: String(points),
});
