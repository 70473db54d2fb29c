import type { MatchEntry } from '#server/league-files/league.ts';

import { heading, paragraph, say } from '../article.ts';
import { capitalise, dayName, placeOf, sayCount, weekdayName } from '../grammar.ts';
import { dayAt, instantOf, weekdayOf } from '#domain/formatting/sofia-time.ts';
import { hoursAfter, type Assignment, type Story } from './story.ts';

const latest = ({ records, now }: Assignment, wanted: (match: MatchEntry) => boolean) =>
  records.league.matches
    .filter((match) => match.home && match.away && match.startTime && wanted(match))
    .filter(
      ({ startTime, previousStartTime }) =>
        Date.parse(previousStartTime ?? startTime ?? '') < now.getTime() - 30 * 3_600_000,
    )
    .at(-1);

export const deduction: Story = ({ records, now }) => {
  const season = records.league.competitionSeasons.find(({ adjustments }) =>
    adjustments.some(({ points, decidedOn }) => points < 0 && decidedOn < dayAt(now)),
  );
  const decision = season?.adjustments.find(({ points, decidedOn }) => points < 0 && decidedOn < dayAt(now));
  if (!season || !decision) return null;
  const published = instantOf(decision.decidedOn, '17:10');
  const club = records.club(decision.team);
  const lost = sayCount(-decision.points, 'point');
  const row = records.tableAt(season, published).find(({ team }) => team === decision.team);
  const competition = records.competitionName(season.competition);
  return {
    key: `deduction-${decision.key}`,
    title: say(`Отнеха ${lost.bg} на ${club.name.bg}`, `${club.name.en} docked ${lost.en}`),
    summary: say(
      `Дисциплинарната комисия на ${competition.bg} наказа ${club.name.bg}: ${decision.reasonBg.charAt(0).toLowerCase()}${decision.reasonBg.slice(1)}.`.replace(
        '..',
        '.',
      ),
      `The disciplinary committee of ${competition.en} has punished ${club.name.en}: ${decision.reasonEn.charAt(0).toLowerCase()}${decision.reasonEn.slice(1)}.`.replace(
        '..',
        '.',
      ),
    ),
    blocks: [
      paragraph(
        say(
          `Дисциплинарната комисия се произнесе и решението струва ${lost.bg} на ${club.name.bg}.`,
          `The disciplinary committee has spoken, and its decision costs ${club.name.en} ${lost.en}.`,
        ),
        say(
          `Мотивът, записан в протокола: „${decision.reasonBg.replace(/\.$/u, '')}“.`,
          `The reason entered in the minutes: “${decision.reasonEn.replace(/\.$/u, '')}”.`,
        ),
      ),
      paragraph(
        row
          ? say(
              `След промяната ${club.subject.bg} е на ${placeOf(row.place).bg} място с ${sayCount(row.points, 'point').bg} от ${sayCount(row.matches, 'match').bg}.`,
              `After the change ${club.name.en} are ${placeOf(row.place).en} with ${sayCount(row.points, 'point').en} from ${sayCount(row.matches, 'match').en}.`,
            )
          : null,
        say(
          'Головата разлика и резултатите от изиграните мачове не се променят.',
          'Goal difference and the results of matches played are not affected.',
        ),
      ),
      paragraph(
        say(
          'В правилника отнемането на точки е предпоследната стъпка преди изключването, затова комисията прибягва до нея рядко. Клубът може да обжалва в тридневен срок. До този момент жалба не е подадена, а от ръководството казаха само, че ще приемат решението и ще гледат напред.',
          'In the rules a deduction is the last step but one before expulsion, and the committee seldom takes it. The club may appeal within three days. So far no appeal has been lodged, and its officials said only that they would accept the decision and look ahead.',
        ),
      ),
    ],
    tags: ['дисциплина', 'класиране'],
    competition: season.competition,
    team: decision.team,
    secondTeam: null,
    match: null,
    publishedAt: published,
  };
};

export const awarded: Story = (assignment) => {
  const match = latest(assignment, ({ status, official }) => status === 'AWARDED' && official !== null);
  if (!match?.official || !match.home || !match.away || !match.startTime) return null;
  const { records } = assignment;
  const home = records.club(match.home);
  const away = records.club(match.away);
  const [h, a] = match.official.score;
  const [winner, loser] = h > a ? [home, away] : [away, home];
  const score = say(`${Math.max(h, a)}:${Math.min(h, a)}`, `${Math.max(h, a)}–${Math.min(h, a)}`);
  return {
    key: `awarded-${match.key}`,
    title: say(
      `Служебна победа за ${winner.name.bg} срещу ${loser.name.bg}`,
      `${winner.name.en} awarded the match against ${loser.name.en}`,
    ),
    summary: say(
      `Мачът ${home.name.bg} – ${away.name.bg} завърши служебно ${score.bg} за ${winner.name.bg}.`,
      `${home.name.en} against ${away.name.en} has been awarded ${score.en} to ${winner.name.en}.`,
    ),
    blocks: [
      paragraph(
        say(
          `Точките от мача ${home.name.bg} – ${away.name.bg} отиват при ${winner.name.bg} със служебно ${score.bg}.`,
          `The points from ${home.name.en} against ${away.name.en} go to ${winner.name.en}, by an awarded ${score.en}.`,
        ),
        say(match.official.reasonBg, match.official.reasonEn),
      ),
      match.score
        ? paragraph(
            say(
              `На терена резултатът беше ${match.score[0]}:${match.score[1]}. Той остава в архива, но в класирането влиза служебният.`,
              `On the pitch the score was ${match.score[0]}–${match.score[1]}. It stays on record, but the awarded one goes into the table.`,
            ),
          )
        : paragraph(
            say(
              `Съдията изчака предвидените петнайсет минути, подписа протокола и прибра свирката. ${capitalise(winner.subject.bg)} направи вместо мач една кратка тренировка.`,
              `The referee waited the appointed fifteen minutes, signed the sheet and put the whistle away. Instead of the match ${winner.name.en} held a short training session.`,
            ),
          ),
      paragraph(
        say(
          'Правилникът не оставя място за тълкуване: служебният резултат е с три гола разлика и не може да бъде променен по споразумение между отборите. Картоните от такива мачове се зачитат, головете не влизат в листата на голмайсторите.',
          'The rules leave nothing to interpret: an awarded result carries a three-goal margin and cannot be changed by agreement between the teams. Cards from such matches count; the goals do not enter the scorers’ list.',
        ),
      ),
    ],
    tags: ['дисциплина', 'програма'],
    competition: match.competition,
    team: winner.key,
    secondTeam: loser.key,
    match: match.key,
    publishedAt: hoursAfter(new Date(match.startTime), 27),
  };
};

export const postponed: Story = (assignment) => {
  const match =
    latest(assignment, ({ status, previousStartTime }) => status === 'UPCOMING' && previousStartTime !== null) ??
    latest(assignment, ({ status }) => status === 'POSTPONED');
  if (!match?.home || !match.away || !match.startTime) return null;
  const { records, now } = assignment;
  const home = records.club(match.home);
  const away = records.club(match.away);
  const planned = new Date(match.previousStartTime ?? match.startTime);
  const decision = match.ledger.findLast(({ kind }) => kind === 'RESCHEDULE' || kind === 'POSTPONE');
  const reason = match.ledger.find(({ kind }) => kind === 'POSTPONE')?.reason ?? null;
  const moved = match.previousStartTime === null ? null : new Date(match.startTime);
  const newDay = moved && dayName(dayAt(moved));
  const weekday = moved && weekdayName(weekdayOf(dayAt(moved)));
  const published = hoursAfter(decision ? new Date(decision.recordedAt) : planned, 1);
  if (published > now) return null;
  return {
    key: `postponed-${match.key}`,
    title: newDay
      ? say(
          `Нова дата за ${home.name.bg} – ${away.name.bg}: ${newDay.bg}`,
          `New date for ${home.name.en} against ${away.name.en}: ${newDay.en}`,
        )
      : say(`Отложен е мачът ${home.name.bg} – ${away.name.bg}`, `${home.name.en} against ${away.name.en} postponed`),
    summary: newDay
      ? say(
          `Отложеният мач между ${home.name.bg} и ${away.name.bg} ще се играе на ${newDay.bg}.`,
          `The postponed match between ${home.name.en} and ${away.name.en} will be played on ${newDay.en}.`,
        )
      : say(
          `Мачът между ${home.name.bg} и ${away.name.bg} няма да се играе в определения ден.`,
          `The match between ${home.name.en} and ${away.name.en} will not be played on the day.`,
        ),
    blocks: [
      paragraph(
        say(
          `Мачът между ${home.name.bg} и ${away.name.bg}, насрочен за ${dayName(dayAt(planned)).bg}, беше отложен.${reason ? ` Официалната причина: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.` : ''}`.replace(
            '..',
            '.',
          ),
          `The match between ${home.name.en} and ${away.name.en}, due on ${dayName(dayAt(planned)).en}, was called off. The pitch and the weather did not allow it.`,
        ),
      ),
      newDay && weekday
        ? paragraph(
            say(
              `Двата отбора бързо намериха общ език и двубоят ще се играе на ${newDay.bg}, ${weekday.bg}. Терен има, съдия има, остава и времето да се съгласи.`,
              `The two teams soon came to terms, and the match will be played on ${weekday.en}, ${newDay.en}. There is a pitch, there is a referee; only the weather has yet to agree.`,
            ),
          )
        : paragraph(
            say(
              'Новата дата ще се обяви, щом двата отбора и стопаните на терена се разберат.',
              'A new date will be announced as soon as the two teams and the groundsmen agree on one.',
            ),
          ),
      paragraph(
        say(
          'Дотогава в таблицата и двата отбора ще стоят с мач по-малко, което прави сметките по-интересни.',
          'Until then both stand a match short in the table, which makes the sums more interesting.',
        ),
      ),
    ],
    tags: ['програма'],
    competition: match.competition,
    team: match.home,
    secondTeam: match.away,
    match: match.key,
    publishedAt: published,
  };
};

export const cancelled: Story = (assignment) => {
  const match = latest(assignment, ({ status }) => status === 'CANCELLED');
  if (!match?.home || !match.away || !match.startTime) return null;
  const { records } = assignment;
  const home = records.club(match.home);
  const away = records.club(match.away);
  const competition = records.competitionName(match.competition);
  const reason = match.ledger.findLast(({ kind }) => kind === 'CANCEL')?.reason ?? null;
  return {
    key: `cancelled-${match.key}`,
    title: say(
      `${home.name.bg} и ${away.name.bg} няма да играят: мачът е отменен`,
      `${home.name.en} and ${away.name.en} will not play: match cancelled`,
    ),
    summary: say(
      `Двубоят от ${competition.bg} отпада от програмата и няма да се преиграва.`,
      `The ${competition.en} fixture drops out of the calendar and will not be replayed.`,
    ),
    blocks: [
      paragraph(
        say(
          `Организаторите отмениха срещата между ${home.name.bg} и ${away.name.bg} в ${competition.bg}.${reason ? ` „${reason}“, пише в съобщението до отборите.` : ''}`,
          `The organisers have cancelled the match between ${home.name.en} and ${away.name.en} in ${competition.en}. The notice to the teams is one line long and speaks of the state of the pitch.`,
        ),
        say(
          'За разлика от отложените мачове този няма да получи нова дата.',
          'Unlike postponed matches, this one will not get a new date.',
        ),
      ),
      heading(say('А класирането?', 'And the standings?')),
      paragraph(
        say(
          'Отмененият мач не носи точки на никого и не се брои за изигран. Местата се решават от останалите срещи.',
          'A cancelled match brings nobody points and does not count as played. Places are settled by the other fixtures.',
        ),
      ),
    ],
    tags: ['програма', 'купа'],
    competition: match.competition,
    team: match.home,
    secondTeam: match.away,
    match: match.key,
    publishedAt: hoursAfter(new Date(match.startTime), -1),
  };
};
