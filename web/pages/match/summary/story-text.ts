import type { Language } from '#domain/formatting/date.ts';
import { inMinute, quoted, scoreText } from '#domain/formatting/match-words.ts';
import type { Score } from '#domain/match/score.ts';
import type { ScoredSentence, StorySentence, StoryTime } from '#domain/match/story.ts';
import type { Translate } from '#i18n/translate.ts';

interface Words {
  t: Translate;
  language: Language;
}

/** [SY6] */
export function sentenceText(sentence: StorySentence, words: Words): string {
  const { t, language } = words;
  const team = (name: string) => quoted(name, language);
  const written = ({ home, away }: Score) => scoreText(home, away, language);
  switch (sentence.key) {
    case 'goalless':
    case 'draw':
      return t(`story.${sentence.key}`, {
        home: team(sentence.home),
        away: team(sentence.away),
        score: written(sentence.score),
      });
    case 'win':
    case 'bigWin':
    case 'narrowWin':
    case 'awarded':
      return t(`story.${sentence.key}`, {
        winner: team(sentence.winner),
        loser: team(sentence.loser),
        score: written(sentence.score),
      });
    case 'shootOut':
      return t('story.shootOut', {
        winner: team(sentence.winner),
        loser: team(sentence.loser),
        score: written(sentence.score),
        penalties: written(sentence.penalties),
      });
    case 'comeback':
    case 'levelled': {
      const { ours, theirs } = sentence;
      // "From 2–0 down", as English says it.
      const behind = language === 'bg' ? scoreText(ours, theirs, language) : scoreText(theirs, ours, language);
      return t(`story.${sentence.key}`, { team: team(sentence.team), behind });
    }
    case 'winner':
    case 'equaliser':
    case 'onlyGoal':
    case 'opened':
    case 'neverBehind':
      return goalText(sentence, words);
    case 'goals':
      return goalsText(sentence, words);
    case 'sentOff':
      return sentOffText(sentence.players, words);
  }
}

type Sentence<K extends StorySentence['key']> = Extract<StorySentence, { key: K }>;

function goalText({ key, scorer, time }: ScoredSentence, words: Words): string {
  const { t } = words;
  const when = whenText(time, words);
  if (scorer === null) return t(`story.${key}.unknown`, { when });
  if (scorer === 'ownGoal') return t(`story.${key}.ownGoal`, { when });
  return t(`story.${key}`, { player: scorer.player, how: scorer.penalty ? ` ${t('story.fromTheSpot')}` : '', when });
}

function goalsText({ players, team, count, isNamed }: Sentence<'goals'>, { t, language }: Words): string {
  const figure = t('story.numbers').split(' ')[count] ?? String(count);
  const [player = ''] = players;
  if (players.length > 1) return t('story.goals.each', { players: listed(players, language), figure });
  if (isNamed || team === null) return t('story.goals.inAll', { player, figure });
  const key = count === 2 ? 'story.goals.two' : count === 3 ? 'story.goals.hatTrick' : 'story.goals.many';
  return t(key, { player, figure, team: quoted(team, language) });
}

function sentOffText(players: Sentence<'sentOff'>['players'], words: Words): string {
  const { t, language } = words;
  const [first] = players;
  const named = players.map(({ name, team }) => t('story.playerOf', { player: name, team: quoted(team, language) }));
  return players.length === 1 && first
    ? t('story.sentOff', { player: named[0] ?? '', when: whenText(first.time, words) })
    : t('story.sentOff.several', { players: listed(named, language) });
}

/** With a space before it, or nothing. */
function whenText(time: StoryTime, { t, language }: Words): string {
  if (time === null) return '';
  return ` ${typeof time === 'number' ? inMinute(time, language) : t(`story.${time}`)}`;
}

const listed = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
