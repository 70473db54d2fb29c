import { deskPaths } from '#contract/desk/paths.ts';
import type { Team, TeamTransfers } from '#contract/desk/teams.ts';
import { dayText } from '#desk/office/day-text.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { Failed, LeagueState, SkeletonRows } from '#desk/office/states.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';

type Club = TeamTransfers['transfers'][number]['from'];

/** Who came to the team and who left it. */
export function TeamTransfersTab({ team }: { team: Team }) {
  const { t, language } = useTexts();
  const { data, failed, reload } = useDesk<TeamTransfers>(deskPaths.teamTransfers(team.id));
  if (!data) return failed ? <Failed reason={failed} onRetry={reload} /> : <SkeletonRows />;
  if (data.transfers.length === 0) return <LeagueState title={t('teamTransfers.none')} />;
  return (
    <section className="card" aria-label={t('team.tab.transfers')}>
      <DataTable
        columns={[
          t('teamTransfers.player'),
          t('teamTransfers.day'),
          t('teamTransfers.from'),
          t('teamTransfers.to'),
          { text: t('squad.notes'), isHidden: true },
        ]}
      >
        {data.transfers.map((transfer) => (
          <tr key={transfer.id}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control */}
            <td className="lead">
              <a className="who" href={pages.player(transfer.playerId)}>
                <span>{nameIn(language, { name: transfer.player, nameLatin: transfer.playerLatin })}</span>
              </a>
            </td>
            <td className="sub">{dayText(transfer.movedOn, language)}</td>
            <td className="drop">
              <ClubName club={transfer.from} />
            </td>
            <td className="drop">
              <ClubName club={transfer.to} />
            </td>
            <td className="act">
              <span className="notes">
                {transfer.isLoan && <span className="tag">{t('squad.loan')}</span>}
                <span className="tag">{t(transfer.to?.id === team.id ? 'teamTransfers.in' : 'teamTransfers.out')}</span>
              </span>
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

function ClubName({ club }: { club: Club }) {
  const { t, language } = useTexts();
  if (!club) return t('move.free');
  return (
    <span className="club">
      <TeamCrest team={club} />
      {nameIn(language, club)}
    </span>
  );
}
