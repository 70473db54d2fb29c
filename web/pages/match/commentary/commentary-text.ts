import { capitalised } from '#domain/formatting/capitalised.ts';
import { clockTime, type Language } from '#domain/formatting/date.ts';
import { quoted, scoreText } from '#domain/formatting/match-words.ts';
import { wordingOf, type CommentaryLine } from '#domain/match/commentary.ts';
import { type Score, type Side } from '#domain/match/score.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Goal, Person } from '#web/football/goal-model.ts';
import type { MatchDetails, MatchEvent, Substitution } from '#web/football/match-model.ts';
import { kindOf, nameOf, playerIn } from '#web/pages/match/acts/act.ts';

export type MatchLine = CommentaryLine<Goal, MatchEvent, Substitution>;

interface Words {
  t: Translate;
  language: Language;
}

/** Unicode isolates around a name, by which it is found again and set in bold. */
const NAME_BEGINS = '\u2068';
const NAME_ENDS = '\u2069';
const marked = (name: string): string => NAME_BEGINS + name + NAME_ENDS;

/** Every other part is a name. */
export const partsOf = (text: string): string[] => text.split(/[\u2068\u2069]/);

const WORDINGS = [1, 2, 3] as const;

/** [CY7] [CY8] The sentences of a line; empty for the end of a period. */
export function lineText(line: MatchLine, match: MatchDetails, words: Words): string {
  const sentences = sentencesOf(line, match, words);
  // A name may end in the full stop of an initial.
  return sentences.map((sentence) => capitalise(sentence.replaceAll(`.${NAME_ENDS}.`, `.${NAME_ENDS}`))).join(' ');
}

function sentencesOf(line: MatchLine, match: MatchDetails, words: Words): string[] {
  switch (line.kind) {
    case 'kickOff':
      return kickOffSentences(match, words);
    case 'goal':
      return goalSentences(line, match, words);
    case 'kick':
      return [kickSentence(line, match, words)];
    case 'event':
      return eventSentences(line, match, words);
    case 'substitution':
      return [substitutionSentence(line, match, words)];
    case 'pause':
      return pauseSentences(line, match, words);
  }
}

function kickOffSentences({ kickedOffAt, venue }: MatchDetails, { t }: Words): string[] {
  if (kickedOffAt === null) return [t('commentary.kickOff')];
  const time = clockTime(new Date(kickedOffAt));
  const start =
    venue === null ? t('commentary.kickOff.time', { time }) : t('commentary.kickOff.timeAndPitch', { time, venue });
  return [t('commentary.kickOff'), start];
}

type Line<K extends MatchLine['kind']> = Extract<MatchLine, { kind: K }>;

function goalSentences(line: Line<'goal'>, match: MatchDetails, words: Words): string[] {
  const { t } = words;
  const { act, effect, tally } = line;
  const wording = wordingOf(act, WORDINGS);
  const team = teamName(match, line.side, words);
  const player = personName(act.scorer, words);
  const kind = kindOf(line);
  const first = () => {
    if (kind === 'ownGoal')
      return player === null
        ? t('commentary.ownGoal.noName', { team })
        : t(`commentary.ownGoal.${wording}`, { player });
    if (kind === 'penalty')
      return player === null
        ? t('commentary.penalty.noName', { team })
        : t(`commentary.penalty.${wording}`, { player });
    return player === null
      ? t('commentary.goal.noName', { team })
      : t(`commentary.goal.${effect}.${wording}`, { player, team });
  };
  const saysEffect = kind === 'goal' && player !== null;
  const assister = personName(act.assister, words);
  return [
    first(),
    ...(saysEffect || effect === 'scores' ? [] : [t(`commentary.effect.${effect}`, { team })]),
    ...(tally === null || tally === 1 || player === null ? [] : [tallySentence(tally, player, t)]),
    ...(assister === null ? [] : [t(`commentary.assist.${wording}`, { player: assister })]),
  ];
}

/** [CY5] */
function tallySentence(tally: number, player: string, t: Translate): string {
  if (tally === 2 || tally === 3) return t(`commentary.tally.${tally}`, { player });
  return t('commentary.tally.more', { number: tally, player });
}

function kickSentence(line: Line<'kick'>, match: MatchDetails, words: Words): string {
  const { t } = words;
  const key = line.isScored ? 'kickScored' : 'kickMissed';
  const player = personName(line.act.person, words);
  if (player === null) return t(`commentary.${key}.noName`, { team: teamName(match, line.side, words) });
  return t(`commentary.${key}.${wordingOf(line.act, WORDINGS)}`, { player });
}

function eventSentences(line: Line<'event'>, match: MatchDetails, words: Words): string[] {
  const { t } = words;
  const team = teamName(match, line.side, words);
  const player = personName(playerIn(line), words);
  const wording = wordingOf(line.act, WORDINGS);
  const kind = kindOf(line);
  switch (kind) {
    case 'yellow':
    case 'secondYellow':
    case 'red':
    case 'missed':
    case 'saved':
      return [
        player === null
          ? t(`commentary.${kind}.noName`, { team })
          : t(`commentary.${kind}.${wording}`, { player, team }),
      ];
    case 'penalty':
      return [
        player === null ? t('commentary.penalty.noName', { team }) : t(`commentary.penalty.${wording}`, { player }),
      ];
    // A goal that only the events contain, so that its effect is not known. [TL1]
    default:
      return [
        player === null
          ? t('commentary.goal.noName', { team })
          : t(`commentary.goal.scores.${wording}`, { player, team }),
      ];
  }
}

function substitutionSentence({ act, side }: Line<'substitution'>, match: MatchDetails, words: Words): string {
  const { t } = words;
  const team = teamName(match, side, words);
  const on = personName(act.on, words);
  const off = personName(act.off, words);
  if (on !== null && off !== null) return t(`commentary.substitution.${wordingOf(act, WORDINGS)}`, { team, on, off });
  if (on !== null) return t('commentary.substitution.on', { team, on });
  return off === null ? t('commentary.substitution.noName', { team }) : t('commentary.substitution.off', { team, off });
}

function pauseSentences({ after }: Line<'pause'>, match: MatchDetails, words: Words): string[] {
  const { t, language } = words;
  const { penalties, awardReason, manOfTheMatch } = match;
  if (after === 'awarded') return awardReason ? [awardReason[language]] : [];
  if (after !== 'match') return [];
  const player = personName(manOfTheMatch, words);
  return [
    ...(penalties ? [`${t('commentary.onPenalties', { score: writtenScore(penalties, language) })}.`] : []),
    ...(player === null ? [] : [t('commentary.manOfTheMatch', { player })]),
  ];
}

const writtenScore = ({ home, away }: Score, language: Language) => scoreText(home, away, language);

const teamName = (match: MatchDetails, side: Side | null, { language }: Words): string => {
  const team = match[side ?? 'home'];
  return team === null ? '–' : quoted(team.name, language);
};

/** [CY9] */
function personName(person: Person | null, { t }: Words): string | null {
  if (person === null || person.name === null) return null;
  return marked(person.private ? t('commentary.private') : nameOf(person));
}

function capitalise(sentence: string): string {
  return sentence.startsWith(NAME_BEGINS) ? NAME_BEGINS + capitalised(sentence.slice(1)) : capitalised(sentence);
}
