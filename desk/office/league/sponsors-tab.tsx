import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { SponsorList } from '#contract/desk/sponsors.ts';
import { OpenedRecord } from '#desk/kit/record-panel.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { dayText } from '#desk/office/day-text.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import type { Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { SPONSOR_PLACES } from '#domain/league/sponsors.ts';
import { Icon } from '#ui/icon.tsx';
import { SponsorPanel } from './sponsor-panel.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';
import styles from './sponsors-tab.module.css';

type Sponsor = SponsorList['sponsors'][number];

/** Who supports the league, and where that is shown. */
export function SponsorsTab() {
  const { t, language } = useTexts();
  const [query, setQuery] = useQuery();
  const { data, failed, reload } = useDesk<SponsorList>(deskPaths.sponsors);
  if (!data) return <LoadState {...{ data, failed, reload }} rows={6} />;
  const { sponsors } = data;
  const opened = query.get('sponsor');
  const open = (id: string | null) => setQuery({ sponsor: id }, { push: id !== null });
  const add = (
    <button type="button" className={button.button} onClick={() => open('new')}>
      <Icon svg={plus} className="icon" />
      {t('sponsor.add')}
    </button>
  );
  const next = Math.min(99, Math.max(0, ...sponsors.map(({ position }) => position)) + 1);
  return (
    <div className={opened === null ? undefined : layout.withPanel}>
      <div className={layout.stack}>
        {sponsors.length === 0 ? (
          <EmptyState framed title={t('sponsor.none')} text={t('sponsor.why')} action={add} />
        ) : (
          <>
            <p className={field.help}>{t('sponsor.why')}</p>
            <section className={card.card} aria-label={t('league.tab.sponsors')}>
              <DataTable
                columns={[
                  { text: t('sponsor.logo'), isHidden: true },
                  t('sponsor.name'),
                  t('sponsor.places'),
                  { text: t('sponsor.term'), isEnd: true },
                ]}
              >
                {sponsors.map((sponsor) => (
                  <tr key={sponsor.id} aria-selected={String(sponsor.id) === opened || undefined}>
                    <td className={table.mark}>
                      {sponsor.logo ? (
                        <img className={styles.logo} src={sponsor.logo.address} alt="" />
                      ) : (
                        <span className={styles.noLogo} />
                      )}
                    </td>
                    <td className={table.lead}>
                      <button className={table.who} type="button" onClick={() => open(String(sponsor.id))}>
                        {nameIn(language, sponsor)}
                      </button>
                    </td>
                    <td className={table.sub}>{placesOf(sponsor, t)}</td>
                    <td className={`${table.act} ${table.end}`}>
                      <small data-over={!sponsor.isShown || undefined}>{termOf(sponsor, t, language)}</small>
                    </td>
                  </tr>
                ))}
              </DataTable>
            </section>
            <div className={layout.buttons}>{add}</div>
          </>
        )}
      </div>
      {opened !== null && (
        <OpenedRecord id={opened} items={sponsors} title={t('sponsor.title')} onClose={() => open(null)}>
          {(sponsor) => (
            <SponsorPanel key={sponsor?.id ?? 'new'} sponsor={sponsor} position={next} onClose={() => open(null)} />
          )}
        </OpenedRecord>
      )}
    </div>
  );
}

const placesOf = (sponsor: Sponsor, t: OfficeTranslate): string =>
  SPONSOR_PLACES.filter((place) => sponsor[place])
    .map((place) => t(`sponsor.place.${place}`))
    .join(', ') || t('sponsor.nowhere');

function termOf({ startsOn, endsOn, isShown }: Sponsor, t: OfficeTranslate, language: Language): string {
  if (startsOn === null && endsOn === null) return t('sponsor.always');
  if (endsOn !== null) return t(isShown ? 'sponsor.until' : 'sponsor.fromTo', days());
  return t('sponsor.from', days());

  function days() {
    const day = (of: string | null) => (of === null ? '…' : dayText(of, language));
    return { start: day(startsOn), end: day(endsOn) };
  }
}
