import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { deskPaths } from '#contract/desk/paths.ts';
import type { PitchList } from '#contract/desk/pitches.ts';
import { OpenedRecord } from '#desk/kit/record-panel.tsx';
import { DataTable } from '#desk/office/data-table.tsx';
import { Failed, LeagueState, SkeletonRows } from '#desk/office/states.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { hoursText } from './opening-hours-text.ts';
import { PitchPanel } from './pitch-panel.tsx';

/** Where the pitches are, so that people find the way to a match, and when they are available, so that none is planned outside. */
export function PitchesTab() {
  const { t, language } = useTexts();
  const [query, setQuery] = useQuery();
  const { data, failed, reload } = useDesk<PitchList>(deskPaths.pitches);
  if (!data) return failed ? <Failed reason={failed} onRetry={reload} /> : <SkeletonRows rows={6} />;
  const opened = query.get('pitch');
  const open = (id: string | null) => setQuery({ pitch: id }, { push: id !== null });
  const add = (
    <button className="btn primary" onClick={() => open('new')}>
      <Icon svg={plus} className="icon" />
      {t('pitch.add')}
    </button>
  );
  return (
    <div className={opened === null ? undefined : 'bench'}>
      <div className="stack">
        {data.pitches.length === 0 ? (
          <LeagueState title={t('pitch.none')} text={t('pitch.noneText')} action={add} />
        ) : (
          <>
            <p className="help">{t('pitch.why')}</p>
            <section className="card" aria-label={t('pitch.title')}>
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
                    <td className="lead">
                      <button className="who" type="button" onClick={() => open(String(id))}>
                        {nameIn(language, { name, nameLatin })}
                      </button>
                    </td>
                    <td className="sub">{address ?? t('pitch.unknown')}</td>
                    <td className="drop">{hours ? hoursText(hours, language) : t('pitch.anyTime')}</td>
                    <td className="act end">
                      <span className="no">{matches}</span>
                    </td>
                  </tr>
                ))}
              </DataTable>
            </section>
            <div className="ways">{add}</div>
          </>
        )}
      </div>
      <OpenedRecord id={opened} items={data.pitches} title={t('pitch.title')} onClose={() => open(null)}>
        {(pitch) => <PitchPanel pitch={pitch} onClose={() => open(null)} />}
      </OpenedRecord>
    </div>
  );
}
