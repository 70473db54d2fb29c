import caretRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { storyOf, type StorySentence } from '#domain/match/story.ts';
import { buildTimeline } from '#domain/match/timeline.ts';
import type { Translate } from '#i18n/translate.ts';
import button from '#ui/button.module.css';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { sidesOf } from '#web/api/parse-match.ts';
import type { MatchDetails, Person } from '#web/football/match-model.ts';

/** [SY1] The match in three sentences; an editor's article replaces them. */
export function Story({ match }: { match: MatchDetails }) {
  const { t } = useLanguage();
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
    penalties,
    halfMinutes,
    goals: rows.flatMap((row) =>
      row.kind === 'goal' && row.side
        ? [{ side: row.side, minute: row.act.minute, scorer: row.act.ownGoal ? null : publicName(row.act.scorer) }]
        : [],
    ),
    sentOff: rows.flatMap((row) => {
      if (row.kind !== 'event' || (row.act.card !== 'RED' && row.act.card !== 'SECOND_YELLOW')) return [];
      const name = publicName(row.act.person);
      return name === null ? [] : [{ name, minute: row.act.minute }];
    }),
  });
  return (
    <Card title={t('story.title')} padded>
      <p>{sentences.map((sentence) => sentenceText(sentence, t)).join(' ')}</p>
    </Card>
  );
}

const publicName = (person: Person | null): string | null => (person && !person.private ? person.name : null);

function sentenceText(sentence: StorySentence, t: Translate): string {
  switch (sentence.key) {
    case 'goalless':
    case 'draw':
      return t(`story.${sentence.key}`, sentence);
    case 'win':
    case 'bigWin':
    case 'narrowWin':
      return t(`story.${sentence.key}`, sentence);
    case 'shootOut':
      return t('story.shootOut', sentence);
    case 'comeback':
      return t('story.comeback', sentence);
    case 'lateWinner':
    case 'equaliser':
    case 'onlyGoal':
      return t(`story.${sentence.key}`, sentence);
    case 'neverBehind':
      return t('story.neverBehind', sentence);
    case 'goals':
      return t('story.goals', sentence);
    case 'sentOff':
      return t('story.sentOff', sentence);
  }
}
