import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { PitchList } from '#contract/desk/pitches.ts';
import { OpenedRecord } from '#desk/kit/record-panel.tsx';
import { DataTable } from '#desk/office/data-table.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { hoursText } from './opening-hours-text.ts';
import { PitchPanel } from './pitch-panel.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';

/** Where the pitches are, so that people find the way to a match, and when they are available, so that none is planned outside. */
export function PitchesTab() {
  const { t, language } = useTexts();
  const [query, setQuery] = useQuery();
  const { data, failed, reload } = useDesk<PitchList>(deskPaths.pitches);
  if (!data) return <LoadState {...{ data, failed, reload }} rows={6} />;
  const opened = query.get('pitch');
  const open = (id: string | null) => setQuery({ pitch: id }, { push: id !== null });
  const add = (
    <button className={button.button} data-kind="primary" onClick={() => open('new')}>
      <Icon svg={plus} className="icon" />
      {t('pitch.add')}
    </button>
  );
  return (
    <div className={opened === null ? undefined : layout.withPanel}>
      <div className={layout.stack}>
        {data.pitches.length === 0 ? (
          <EmptyState framed title={t('pitch.none')} text={t('pitch.noneText')} action={add} />
        ) : (
          <>
            <p className={field.help}>{t('pitch.why')}</p>
            <section className={card.card} aria-label={t('pitch.title')}>
              <DataTable
                columns={[
                  t('pitch.name'),
                  t('pitch.address'),
                  t('field.hours'),
                  { text: t('pitch.matches'), isEnd: true },
                ]}
              >
                {data.pitches.map(({ id, name, nameLatin, address, hours, matches }) => (
                  <tr key={id} aria-selected={String(id) === opened || undefined}>
                    <td className={table.lead}>
                      <button className={table.who} type="button" onClick={() => open(String(id))}>
                        {nameIn(language, { name, nameLatin })}
                      </button>
                    </td>
                    <td className={table.sub}>{address ?? t('pitch.unknown')}</td>
                    <td className={table.drop}>{hours ? hoursText(hours, language) : t('pitch.anyTime')}</td>
                    <td className={`${table.act} ${table.end}`}>
                      <span className={table.no}>{matches}</span>
                    </td>
                  </tr>
                ))}
              </DataTable>
            </section>
            <div className={layout.buttons}>{add}</div>
          </>
        )}
      </div>
      <OpenedRecord id={opened} items={data.pitches} title={t('pitch.title')} onClose={() => open(null)}>
        {(pitch) => (
          <PitchPanel
            pitch={pitch}
            others={data.pitches.filter(({ id }) => id !== pitch?.id)}
            onClose={() => open(null)}
          />
        )}
      </OpenedRecord>
    </div>
  );
}
