import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { storyOf } from '#domain/match/story.ts';
import { buildTimeline } from '#domain/match/timeline.ts';
import button from '#ui/button.module.css';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { sidesOf, type MatchDetails } from '#web/football/match-model.ts';
import type { Person } from '#web/football/goal-model.ts';
import { sentenceText } from './story-text.ts';

/** [SY1] The match in three sentences; an editor's article replaces them. */
export function Story({ match }: { match: MatchDetails }) {
  const { t, language } = useLanguage();
  const { home, away, score, penalties, halfMinutes, articleId } = match;
  if (articleId !== null)
    return (
      <a className={button.button} href={pagePaths.article(articleId)}>
        {t('story.article')}
        <Icon svg={caretRight} size="0.875rem" />
      </a>
    );
  if (!home || !away || !score) return null;
  const rows = buildTimeline(match, sidesOf(match)).flatMap((section) => section.rows);
  const sentences = storyOf({
    home: home.name,
    away: away.name,
    score,
    awarded: match.status === 'AWARDED',
    penalties,
    halfMinutes,
    goals: rows.flatMap((row) => {
      if (row.kind !== 'goal' || !row.side) return [];
      const { minute, extraTime, ownGoal, scorer } = row.act;
      const name = ownGoal ? null : publicName(scorer);
      return [{ side: row.side, minute, extraTime, scorer: name, ownGoal, penalty: row.fromTheSpot }];
    }),
    sentOff: rows.flatMap((row) => {
      if (row.kind !== 'event' || !row.side || (row.act.card !== 'RED' && row.act.card !== 'SECOND_YELLOW')) return [];
      const { person, minute, extraTime } = row.act;
      const name = publicName(person);
      return name === null ? [] : [{ name, side: row.side, minute, extraTime }];
    }),
  });
  if (sentences.length === 0) return null;
  return (
    <Card title={t('story.title')} padded>
      <p>{sentences.map((sentence) => sentenceText(sentence, { t, language })).join(' ')}</p>
    </Card>
  );
}

const publicName = (person: Person | null): string | null => (person && !person.private ? person.name : null);
