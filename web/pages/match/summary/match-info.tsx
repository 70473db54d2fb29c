import { embedPaths, filePaths, pagePaths } from '#contract/paths.ts';
import type { Language } from '#contract/language.ts';
import { numericDateTime, parseDate } from '#domain/formatting/date.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { Translate } from '#i18n/translate.ts';
import { Card } from '#ui/card.tsx';
import { FactList, type Fact } from '#ui/fact-list.tsx';
import { useLanguage } from '#ui/language.ts';
import { CalendarLink } from '#web/football/calendar-link.tsx';
import { EmbedCode } from '#web/football/embed-code.tsx';
import { gameweekText } from '#web/football/gameweek-text.ts';
import type { MatchDetails } from '#web/football/match-model.ts';
import { matchTitle } from '#web/football/match-title.ts';
import styles from './match-info.module.css';

const EMBED_HEIGHT = 270;

export function MatchInfo({ match }: { match: MatchDetails }) {
  const { t, language } = useLanguage();
  return (
    <Card title={t('matchPage.info.title')}>
      <div className={styles.facts}>
        <FactList facts={factsOf(match, t, language)} />
        <div className={styles.offers}>
          {match.status === 'UPCOMING' && match.startTime !== null && (
            <CalendarLink path={filePaths.matchCalendar(match.id)} />
          )}
          <EmbedCode
            kind="match"
            path={embedPaths.match(match.id)}
            title={matchTitle(match, t)}
            height={EMBED_HEIGHT}
          />
        </div>
      </div>
    </Card>
  );
}

function factsOf(match: MatchDetails, t: Translate, language: Language): Fact[] {
  const { competition, gameweek, season, startTime, previousStartTime, venue, pitchId, referee, note, manOfTheMatch } =
    match;
  const start = parseDate(startTime);
  const moved = previousStartTime === startTime ? parseDate(null) : parseDate(previousStartTime);
  const unknown = t('matchPage.info.unknown');
  return [
    {
      label: t('matchPage.info.competition'),
      value: competition ? <a href={pagePaths.competition(competition.id)}>{competition.name}</a> : unknown,
    },
    { label: t('matchPage.info.gameweek'), value: weekText(gameweek, t) ?? unknown },
    { label: t('matchPage.info.season'), value: season ? seasonName(season) : unknown },
    {
      label: t('matchPage.info.start'),
      value: start.kind === 'known' ? numericDateTime(start.date, language) : unknown,
    },
    ...(moved.kind === 'known'
      ? [{ label: t('matchPage.info.movedFrom'), value: numericDateTime(moved.date, language) }]
      : []),
    ...(venue === null
      ? []
      : [
          {
            label: t('matchPage.info.pitch'),
            value: pitchId === null ? venue : <a href={pagePaths.pitch(pitchId)}>{venue}</a>,
          },
        ]),
    ...(referee
      ? [
          {
            label: t('matchPage.info.referee'),
            value: referee.id === null ? referee.name : <a href={pagePaths.referee(referee.id)}>{referee.name}</a>,
          },
        ]
      : []),
    ...(manOfTheMatch?.name
      ? [
          {
            label: t('player.manOfTheMatch'),
            value:
              manOfTheMatch.id === null || manOfTheMatch.private ? (
                manOfTheMatch.name
              ) : (
                <a href={pagePaths.player(manOfTheMatch.id)}>{manOfTheMatch.name}</a>
              ),
          },
        ]
      : []),
    ...(note === null ? [] : [{ label: t('matchPage.info.note'), value: note }]),
  ];
}

/** „Week 16“; in a knockout the round as well. */
function weekText({ number, round }: MatchDetails['gameweek'], t: Translate): string | null {
  const week = number === null ? null : t('matchPage.info.week', { number });
  const ofRound = round === null ? null : gameweekText({ number, round }, t);
  return [week, ofRound].filter(Boolean).join(', ') || null;
}
