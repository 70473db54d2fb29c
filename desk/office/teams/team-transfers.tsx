import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Team, TeamTransfers } from '#contract/desk/teams.ts';
import { dayText } from '#desk/office/day-text.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import card from '#ui/card.module.css';
import tag from '#ui/tag.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';

type Club = TeamTransfers['transfers'][number]['from'];

/** Who came to the team and who left it. */
export function TeamTransfersTab({ team }: { team: Team }) {
  const { t, language } = useTexts();
  const { data, failed, reload } = useDesk<TeamTransfers>(deskPaths.teamTransfers(team.id));
  if (!data) return <LoadState {...{ data, failed, reload }} />;
  if (data.transfers.length === 0) return <EmptyState framed title={t('teamTransfers.none')} />;
  return (
    <section className={card.card} aria-label={t('team.tab.transfers')}>
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
            <td className={table.lead}>
              <a className={table.who} href={pages.player(transfer.playerId)}>
                <span>{nameIn(language, { name: transfer.player, nameLatin: transfer.playerLatin })}</span>
              </a>
            </td>
            <td className={table.sub}>{dayText(transfer.movedOn, language)}</td>
            <td className={table.drop}>
              <ClubName club={transfer.from} />
            </td>
            <td className={table.drop}>
              <ClubName club={transfer.to} />
            </td>
            <td className={table.act}>
              <span className={layout.notes}>
                {transfer.isLoan && <span className={tag.tag}>{t('squad.loan')}</span>}
                <span className={tag.tag}>
                  {t(transfer.to?.id === team.id ? 'teamTransfers.in' : 'teamTransfers.out')}
                </span>
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
    <span className={table.club}>
      <TeamCrest team={club} />
      {nameIn(language, club)}
    </span>
  );
}
