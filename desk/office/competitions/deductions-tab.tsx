import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { EmptyState } from '#ui/empty-state.tsx';
import { OpenedRecord } from '#desk/kit/record-panel.tsx';
import { DataTable } from '#desk/office/data-table.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { dayText } from '#desk/office/day-text.ts';
import type { TabProps } from './tab-props.ts';
import { DeductionPanel } from './deduction-panel.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';

/** Points that were taken or given, with the reasons that the table shows. */
export function DeductionsTab({ record }: TabProps) {
  const { t, language } = useTexts();
  const [query, setQuery] = useQuery();
  const opened = query.get('deduction');
  const open = (id: string | null) => setQuery({ deduction: id, edit: null }, { push: id !== null });
  const close = () => open(null);
  const teamOf = (teamId: number) => record.entries.find(({ team }) => team.id === teamId)?.team;
  const add = (
    <button className={button.button} data-kind="primary" onClick={() => open('new')}>
      <Icon svg={plus} className="icon" />
      {t('deduction.add')}
    </button>
  );
  return (
    <div className={opened === null ? undefined : layout.withPanel}>
      <div className={layout.stack}>
        {record.deductions.length === 0 ? (
          <EmptyState framed title={t('deduction.none')} text={t('deduction.noneText')} action={add} />
        ) : (
          <>
            <section className={card.card} aria-label={t('competition.tab.deductions')}>
              <DataTable
                columns={[
                  { text: t('deduction.points'), isEnd: true },
                  t('deduction.team'),
                  t('deduction.reasonBg'),
                  t('deduction.decidedOn'),
                ]}
              >
                {record.deductions.map(({ id, teamId, points, reasonBg, reasonEn, decidedOn }) => {
                  const team = teamOf(teamId);
                  return (
                    <tr key={id} aria-selected={String(id) === opened}>
                      <td className={`${table.mark} ${table.end}`}>
                        <span className={table.no}>{points > 0 ? `+${points}` : `−${-points}`}</span>
                      </td>
                      <td className={table.lead}>
                        <button className={table.who} onClick={() => open(String(id))}>
                          {team && <TeamCrest team={team} />}
                          {team ? nameIn(language, team) : '?'}
                        </button>
                      </td>
                      <td>{language === 'bg' ? reasonBg : reasonEn}</td>
                      <td>{dayText(decidedOn, language)}</td>
                    </tr>
                  );
                })}
              </DataTable>
            </section>
            <div className={layout.buttons}>{add}</div>
          </>
        )}
      </div>
      <OpenedRecord id={opened} items={record.deductions} title={t('deduction.edit')} onClose={close}>
        {(deduction) => <DeductionPanel deduction={deduction} record={record} onClose={close} />}
      </OpenedRecord>
    </div>
  );
}
