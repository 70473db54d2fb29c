import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Team, TeamMatches } from '#contract/desk/teams.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { numericDateTime } from '#domain/formatting/date.ts';
import card from '#ui/card.module.css';
import tag from '#ui/tag.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';

type Match = TeamMatches['matches'][number];

/** All matches of the team; each is edited in the calendar. */
export function TeamMatchesTab({ team }: { team: Team }) {
  const { t, language } = useTexts();
  const { data, failed, reload } = useDesk<TeamMatches>(deskPaths.teamMatches(team.id));
  if (!data) return <LoadState {...{ data, failed, reload }} />;
  if (data.matches.length === 0)
    return <EmptyState framed title={t('teamMatches.none')} text={t('teamMatches.noneText')} />;
  return (
    <section className={card.card} aria-label={t('team.tab.matches')}>
      <DataTable
        columns={[
          t('teamMatches.opponent'),
          t('teamMatches.day'),
          t('teamMatches.competition'),
          { text: t('teamMatches.result'), isEnd: true },
        ]}
      >
        {data.matches.map((match) => (
          <tr key={match.id}>
            <td className={table.lead}>
              <a className={table.who} href={`${pages.calendar}?match=${match.id}`}>
                {match.opponent && <TeamCrest team={match.opponent} />}
                <span>
                  {match.opponent ? nameIn(language, match.opponent) : t('teamMatches.unknown')}
                  <small>{t(match.isHome ? 'teamMatches.home' : 'teamMatches.away')}</small>
                </span>
              </a>
            </td>
            <td className={table.sub}>
              {match.startTime ? numericDateTime(new Date(match.startTime), language) : t('teamMatches.noDate')}
            </td>
            <td className={table.drop}>
              {language === 'bg' ? match.competition : match.competitionLatin}, {match.gameweek}
            </td>
            <td className={`${table.act} ${table.end}`}>
              <Outcome match={match} />
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

function Outcome({ match: { status, score } }: { match: Match }) {
  const { t } = useTexts();
  return (
    <span className={layout.notes}>
      {status !== 'UPCOMING' && status !== 'FINISHED' && (
        <span className={tag.tag} data-kind={status === 'LIVE' ? 'live' : undefined}>
          {t(`teamMatches.${status}`)}
        </span>
      )}
      {score && (
        <b className={table.no}>
          {score.home}–{score.away}
        </b>
      )}
    </span>
  );
}
