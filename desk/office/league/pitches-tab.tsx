import { deskPaths } from '#contract/desk/paths.ts';
import type { PitchList } from '#contract/desk/pitches.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { Failed, LeagueState, SkeletonRows } from '#desk/office/states.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { PitchPanel } from './pitch-panel.tsx';

/** Where the pitches are, so that people find the way to a match. */
export function PitchesTab() {
  const { t, language } = useTexts();
  const [query, setQuery] = useQuery();
  const { data, failed, reload } = useDesk<PitchList>(deskPaths.pitches);
  if (!data) return failed ? <Failed reason={failed} onRetry={reload} /> : <SkeletonRows rows={6} />;
  if (data.pitches.length === 0) return <LeagueState title={t('pitch.none')} text={t('pitch.noneText')} />;
  const opened = data.pitches.find(({ name }) => name === query.get('pitch')) ?? null;
  const open = (name: string | null) => setQuery({ pitch: name }, { push: name !== null });
  return (
    <div className={opened ? 'bench' : undefined}>
      <div className="stack">
        <p className="help">{t('pitch.why')}</p>
        <section className="card" aria-label={t('pitch.title')}>
          <DataTable
            columns={[
              t('pitch.name'),
              t('pitch.address'),
              t('pitch.coordinates'),
              { text: t('pitch.matches'), isEnd: true },
            ]}
          >
            {data.pitches.map(({ name, nameLatin, address, latitude, longitude, matches }) => (
              <tr key={name} aria-selected={name === opened?.name || undefined}>
                <td className="lead">
                  <button className="who" type="button" onClick={() => open(name)}>
                    {nameIn(language, { name, nameLatin })}
                  </button>
                </td>
                <td className="sub">{address ?? t('pitch.unknown')}</td>
                <td className="drop">{latitude === null ? '–' : `${latitude}, ${longitude}`}</td>
                <td className="act end">
                  <span className="no">{matches}</span>
                </td>
              </tr>
            ))}
          </DataTable>
        </section>
      </div>
      {opened && <PitchPanel key={opened.name} pitch={opened} onClose={() => open(null)} />}
    </div>
  );
}
