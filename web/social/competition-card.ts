import type { CardFormat, CompetitionCard } from '#contract/social-card.ts';
import type { Translate } from '#i18n/translate.ts';
import type { CompetitionSeason } from '#web/football/competition-model.ts';
import { groupText } from '#web/football/group-text.ts';
import type { Competition, StandingRow, TableGroup } from '#web/football/model.ts';
import { signedNumber } from '#web/football/signed-number.ts';
import { logoOnCard, teamOnCard } from './card-image.ts';

/** How many there is room for; the name of a group takes one too. */
const LINES = { card: 3, story: 20, post: 14 } satisfies Record<CardFormat, number>;

export function competitionCard(
  competition: Competition,
  groups: TableGroup[] | undefined,
  seasons: CompetitionSeason[] | undefined,
  t: Translate,
  format: CardFormat,
): CompetitionCard {
  const season = seasons?.find(({ isCurrent }) => isCurrent) ?? seasons?.[0];
  return {
    kind: 'competition',
    name: competition.name,
    logo: logoOnCard(competition),
    season: season ? t('season.label', { season: season.name }) : null,
    columns: [t('table.played.short'), t('table.difference.short'), t('table.points.short')],
    tables: tablesWithin(LINES[format], groups ?? [], t),
  };
}

/** One table from the top, the top of each group, or the leaders where there is no room for more. */
function tablesWithin(lines: number, groups: TableGroup[], t: Translate): CompetitionCard['tables'] {
  const [only, ...others] = groups;
  if (!only) return [];
  const rowsOf = ({ rows }: TableGroup, most: number) =>
    rows.slice(0, most).map((row) => toRow(row, String(row.position)));
  if (others.length === 0) return [{ title: null, rows: rowsOf(only, lines) }];
  const each = Math.floor(lines / groups.length) - 1;
  if (each > 1) return groups.map((group) => ({ title: nameOf(group, t), rows: rowsOf(group, each) }));
  const leaders = groups.flatMap((group) => (group.rows[0] ? [toRow(group.rows[0], nameOf(group, t))] : []));
  return [{ title: null, rows: leaders.slice(0, lines) }];
}

const nameOf = ({ name }: TableGroup, t: Translate): string => groupText(name ?? '', t);

const toRow = ({ team, played, goalDifference, points }: StandingRow, place: string) => ({
  place,
  team: teamOnCard(team),
  played: String(played),
  difference: signedNumber(goalDifference),
  points: String(points),
});
