import download from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';
import { useState } from 'react';
import { useEnglish } from '#desk/kit/english.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { GameweekMoments, MomentKind } from '#contract/desk/moments.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { MOMENT_FORMATS, type MomentFormat } from '#contract/paths.ts';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { Icon } from '#ui/icon.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { TabProps } from './tab-props.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import occasion from './occasion.module.css';
import styles from './moments-tab.module.css';

/** What can be shared after a gameweek: its results, the table and its team, each as a story and as a post. */
export function MomentsTab({ record }: TabProps) {
  const { t } = useTexts();
  const { data, failed, reload } = useDesk<GameweekMoments>(deskPaths.moments(record.id));
  if (!data) return <LoadState {...{ data, failed, reload }} />;
  if (data.gameweeks.length === 0) return <EmptyState framed title={t('moments.none')} text={t('moments.noneText')} />;
  return <MomentSet competitionId={record.id} gameweeks={data.gameweeks} />;
}

type Gameweek = GameweekMoments['gameweeks'][number];

function MomentSet({ competitionId, gameweeks }: { competitionId: number; gameweeks: readonly Gameweek[] }) {
  const { t, language: own } = useTexts();
  const [query, setQuery] = useQuery();
  const hasEnglish = useEnglish();
  const [language, setLanguage] = useState<Language>(hasEnglish ? own : 'bg');
  const asked = gameweeks.findIndex(({ number }) => String(number) === query.get('of'));
  // The latest comes first.
  const at = Math.max(asked, 0);
  const gameweek = gameweeks[at];
  if (!gameweek) return null;
  const step = (by: 1 | -1) => {
    const next = gameweeks[at - by];
    return (
      <button
        className={button.icon}
        aria-label={t(by < 0 ? 'wizard.previousRound' : 'wizard.nextRound')}
        disabled={!next}
        onClick={() => next && setQuery({ of: String(next.number) })}
      >
        <Mark name={by < 0 ? 'back' : 'right'} />
      </button>
    );
  };
  return (
    <div className={layout.stack}>
      <div className={occasion.occasion}>
        <span className={occasion.roundOf}>
          {step(-1)}
          <b>{t('wizard.round', { number: gameweek.number })}</b>
          {step(1)}
        </span>
        {hasEnglish && (
          <SegmentedControl
            label={t('moments.language')}
            options={LANGUAGES.map((value) => ({ value, label: t(`moments.language.${value}`) }))}
            chosen={language}
            onChoose={setLanguage}
          />
        )}
        <a
          className={`${button.button} ${styles.momentsAll}`}
          data-kind="primary"
          href={`${deskPaths.momentsZip(competitionId, gameweek.number)}?lang=${language}`}
          download
        >
          <Icon svg={download} className="icon" />
          {t('moments.all')}
        </a>
      </div>
      <div className={styles.momentSet}>
        {gameweek.moments.map((kind) => (
          <MomentPictures key={kind} {...{ competitionId, gameweek, kind, language }} />
        ))}
        {!gameweek.moments.includes('team-of-the-week') && (
          <section className={`${card.card} ${styles.momentMissing}`}>
            <h2>{t('moments.team-of-the-week')}</h2>
            <p>{t('moments.noTeam')}</p>
            <a className={button.button} href={`${pages.competition(competitionId)}?tab=best&of=${gameweek.number}`}>
              {t('moments.chooseTeam')}
            </a>
          </section>
        )}
      </div>
    </div>
  );
}

interface MomentProps {
  competitionId: number;
  gameweek: Gameweek;
  kind: MomentKind;
  language: Language;
}

function MomentPictures(moment: MomentProps) {
  const { t } = useTexts();
  return (
    <section className={card.card} aria-label={t(`moments.${moment.kind}`)}>
      <h2>{t(`moments.${moment.kind}`)}</h2>
      <div className={styles.momentFormats}>
        {MOMENT_FORMATS.map((format) => (
          // Another language is another picture: the old one must not stay while it loads.
          <MomentPicture key={`${format} ${moment.language} ${moment.gameweek.id}`} {...moment} format={format} />
        ))}
      </div>
    </section>
  );
}

const HEIGHTS = { story: 1920, post: 1080 } satisfies Record<MomentFormat, number>;

function MomentPicture({ competitionId, gameweek, kind, language, format }: MomentProps & { format: MomentFormat }) {
  const { t } = useTexts();
  const address = `${deskPaths.moment(competitionId, gameweek.number, kind, format)}?lang=${language}`;
  const name = `${t(`moments.${kind}`)}, ${t(`moments.${format}`)}`;
  return (
    <figure data-format={format}>
      <img src={address} alt={name} width={1080} height={HEIGHTS[format]} loading="lazy" />
      <figcaption>
        <a
          className={button.button}
          data-size="small"
          href={address}
          download={`${kind}-${gameweek.number}-${format}.png`}
          aria-label={`${t('moments.download')}: ${name}`}
        >
          <Icon svg={download} className="icon" />
          {t(`moments.${format}`)}
        </a>
      </figcaption>
    </figure>
  );
}
