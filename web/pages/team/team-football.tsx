import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { useQuery } from '@tanstack/react-query';
import { rowsAround } from '#domain/standings/rows-around.ts';
import type { PositionGroup } from '#domain/lineup/position.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { useToday } from '#ui/now.ts';
import { liveAndUpcoming } from '#web/api/live-queries.ts';
import {
  CURRENT_SQUAD,
  teamCompetitions,
  teamFixtures,
  teamResults,
  teamSquad,
  teamStandings,
} from '#web/api/team-queries.ts';
import { groupText } from '#web/football/group-text.ts';
import { Leaders } from '#web/football/leaders.tsx';
import type { StandingRow, TableGroup } from '#web/football/model.ts';
import { NextAndLast } from '#web/football/next-and-last.tsx';
import { StandingsTable } from '#web/football/standings-table.tsx';
import { SQUAD_LINES, type SquadLine, type TeamProfile } from '#web/football/team-model.ts';
import { FormCard } from './form-card.tsx';
import { defaultChoice } from './standings-choice.ts';
import { decidedGames, inList, nextGame } from './team-games.ts';

const REFRESH_MS = 30_000;

interface OfTeam {
  team: TeamProfile;
}

/** The match that is played or comes next, the last result and the form. What fails is left out, here and below. */
export function TeamGames({ team }: OfTeam) {
  const { data: fixtures = [] } = useQuery({ ...teamFixtures(team.id), refetchInterval: REFRESH_MS });
  const { data: results = [] } = useQuery(teamResults(team.id));
  const next = nextGame(fixtures, useToday());
  const decided = decidedGames(results);
  const [last] = decided;
  const { data: { live } = { live: [] } } = useQuery({
    ...liveAndUpcoming,
    enabled: next?.status === 'LIVE',
    refetchInterval: REFRESH_MS,
  });
  const playing = live.find(({ id }) => id === next?.id);
  return (
    <>
      {(next ?? last) && (
        <NextAndLast
          team={team}
          next={playing ?? (next && inList(team, next))}
          last={last ? inList(team, last) : null}
        />
      )}
      <FormCard games={decided} />
    </>
  );
}

/** The rows around the team in the first of its competitions. */
export function TeamPlace({ team }: OfTeam) {
  const { t } = useLanguage();
  const { data: competitions = [] } = useQuery(teamCompetitions(team.id));
  const choice = defaultChoice(competitions);
  const { data } = useQuery({
    ...teamStandings(team.id, choice?.competition.id ?? 0, choice?.season?.id ?? null),
    enabled: choice !== null,
  });
  const isOwn = (row: StandingRow) => row.team.id === team.id;
  const group = data?.groups.find(({ rows }) => rows.some(isOwn));
  if (!choice || !data || !group) return null;
  return (
    <Card
      title={
        <>
          <CompetitionEmblem competition={choice.competition} />
          {choice.competition.name}
        </>
      }
      note={<Gap group={group} teamId={team.id} />}
      footer={<More tab="Standings" text={t('home.fullStandings')} />}
    >
      <StandingsTable
        caption={choice.competition.name}
        groups={[{ name: group.name === null ? null : groupText(group.name, t), rows: neighbours(group.rows, isOwn) }]}
        zones={data.zones}
        adjustments={data.adjustments}
        highlighted={[team.id]}
      />
    </Card>
  );
}

/** At either end of a table two on the other side. */
function neighbours(rows: readonly StandingRow[], isOwn: (row: StandingRow) => boolean): StandingRow[] {
  const nearest = rowsAround(rows, isOwn);
  return nearest.length < 3 ? rowsAround(rows, isOwn, 2) : nearest;
}

/** „на 2 точки от върха“; of the first, how far the second is behind. */
function Gap({ group: { rows }, teamId }: { group: TableGroup; teamId: number }) {
  const { t } = useLanguage();
  const [first, second] = rows;
  const own = rows.find(({ team }) => team.id === teamId);
  if (!first || !second || !own || first.played + second.played === 0) return null;
  const count = own === first ? first.points - second.points : first.points - own.points;
  if (count === 0) return t('team.place.level');
  return own === first ? t('team.place.ahead', { count }) : t('team.place.behind', { count });
}

const SCORERS = 3;

const positionOf: Record<SquadLine, PositionGroup> = {
  goalkeepers: 'GK',
  defenders: 'DEF',
  midfielders: 'MID',
  forwards: 'FWD',
};

/** The players of the current season with most goals. */
export function TeamScorers({ team }: OfTeam) {
  const { t } = useLanguage();
  const { data: squad } = useQuery(teamSquad(team.id, CURRENT_SQUAD));
  const scorers = SQUAD_LINES.flatMap((line) => (squad?.lines[line] ?? []).map((player) => ({ line, player })))
    .filter(({ player }) => player.goals > 0)
    .toSorted((a, b) => b.player.goals - a.player.goals || a.player.matches - b.player.matches)
    .slice(0, SCORERS);
  if (scorers.length === 0) return null;
  return (
    <Card title={t('home.scorers')} footer={<More tab="Squad" text={t('team.wholeSquad')} />}>
      <Leaders
        leaders={scorers.map(({ line, player }) => ({ player, line, team: { name: '' }, value: player.goals }))}
        detailOf={({ line, player }) =>
          [t(`position.${positionOf[line]}`), t('competition.matchCount', { count: player.matches })].join(', ')
        }
      />
    </Card>
  );
}

const More = ({ tab, text }: { tab: string; text: string }) => (
  <a href={`?tab=${tab}`}>
    {text}
    <Icon svg={caretRight} size="0.875rem" />
  </a>
);
