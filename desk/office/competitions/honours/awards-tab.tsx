import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { Award, AwardList } from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { dayText } from '#desk/office/day-text.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { OpenedRecord } from '#desk/kit/record-panel.tsx';
import { Face } from '#desk/office/teams/face.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import type { TabProps } from '#desk/office/competitions/tab-props.ts';
import { AwardPanel } from './award-panel.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';

/** What was won in this season: by teams and by players. */
export function AwardsTab({ record }: TabProps) {
  const { t } = useTexts();
  const { data, failed, reload } = useDesk<AwardList>(deskPaths.awards(record.id));
  const [query, setQuery] = useQuery();
  const opened = query.get('award');
  const open = (id: string | null) => setQuery({ award: id, edit: null }, { push: id !== null });
  const close = () => open(null);
  if (!data) return <LoadState {...{ data, failed, reload }} />;
  const add = (
    <button className={button.button} data-kind="primary" onClick={() => open('new')}>
      <Icon svg={plus} className="icon" />
      {t('award.give')}
    </button>
  );
  return (
    <div className={opened === null ? undefined : layout.withPanel}>
      <div className={layout.stack}>
        {data.awards.length === 0 ? (
          <EmptyState framed title={t('award.none')} text={t('award.noneText')} action={add} />
        ) : (
          <>
            <Awards awards={data.awards} opened={opened} onOpen={(id) => open(String(id))} />
            <div className={layout.buttons}>{add}</div>
          </>
        )}
      </div>
      <OpenedRecord id={opened} items={data.awards} title={t('award.give')} onClose={close}>
        {(award) => <AwardPanel award={award} list={data} record={record} onClose={close} />}
      </OpenedRecord>
    </div>
  );
}

interface AwardsProps {
  awards: readonly Award[];
  opened: string | null;
  onOpen: (id: number) => void;
}

function Awards({ awards, opened, onOpen }: AwardsProps) {
  const { t, language } = useTexts();
  return (
    <section className={card.card} aria-label={t('competition.tab.awards')}>
      <DataTable columns={[t('award.what'), t('award.winner'), t('award.awardedOn')]}>
        {awards.map(({ id, subtype, player, team, gameweek, awardedOn }) => (
          <tr key={id} aria-selected={String(id) === opened}>
            <td className={table.lead}>
              <button className={table.who} onClick={() => onOpen(id)}>
                {t(`award.${subtype}`)}
                {gameweek !== null && <small>{t('wizard.round', { number: gameweek })}</small>}
              </button>
            </td>
            <td>
              <span className={table.club}>
                {player ? (
                  <Face name={nameIn(language, player)} picture={player.picture} />
                ) : (
                  team && <TeamCrest team={team} />
                )}
                {player ? nameIn(language, player) : team && nameIn(language, team)}
              </span>
            </td>
            <td>{dayText(awardedOn, language)}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
