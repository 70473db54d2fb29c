import { describe, expect, it } from 'vitest';
import { LiveRow } from './live-row.tsx';
import type { Goal } from './goal-model.ts';
import type { LiveListMatch } from './model.ts';
import { OwnBackendProvider } from './own-backend.ts';
import { renderMarkup, team, visibleText } from './rendered.fixture.tsx';

const NOON = '2026-03-15T12:00:00+02:00';
const match = (change: Partial<LiveListMatch> = {}): LiveListMatch => ({
  id: 7,
  status: 'LIVE',
  statusText: 'LIVE',
  startTime: '2026-03-15T11:20:00+02:00',
  home: team(1, 'Балик'),
  away: team(2, 'Вихър'),
  homeScore: 3,
  awayScore: 2,
  penalties: null,
  clock: { minute: 24, second: 55, running: true, receivedAt: null, countsFromOne: true },
  phase: 'FIRST_HALF',
  competition: { id: 1, name: 'Делта Лига', logo: null },
  gameweek: { number: 16, round: null },
  venue: 'Терен Балик',
  halfMinutes: 25,
  kickedOffAt: '2026-03-15T11:27:00+02:00',
  revision: 4,
  goals: [],
  ...change,
});
const card = (change: Partial<LiveListMatch> = {}) =>
  visibleText(renderMarkup(<LiveRow match={match(change)} isMine={false} />, 'bg', NOON));
const elsewhere = (change: Partial<LiveListMatch>) =>
  visibleText(
    renderMarkup(
      <OwnBackendProvider value={false}>
        <LiveRow match={match(change)} isMine={false} />
      </OwnBackendProvider>,
      'en',
      NOON,
    ),
  );
const upcoming = (startTime: string | null) =>
  card({ status: 'UPCOMING', startTime, homeScore: null, awayScore: null });

describe('the card of a live match', () => {
  it('shows the minute, when it started, teams and score', () => {
    expect(card()).toBe('25’ Започна в 11:27 БАЛ Балик 3 2 ВИХ Вихър');
  });

  it('[SL1] [SL2] names who scored, an own goal for the other side and what is too much as a number', () => {
    const goal = (minute: number, team: number, name: string | null, change: Partial<Goal> = {}): Goal => ({
      id: minute,
      minute,
      extraTime: null,
      phase: 'FIRST_HALF',
      team,
      player: name === null ? null : name.length,
      scorer: name === null ? null : { id: name.length, name },
      assister: null,
      ownGoal: false,
      penalty: false,
      ...change,
    });
    const goals = [
      goal(4, 1, 'Иван Драгнев'),
      goal(21, 1, 'Иван Драгнев', { penalty: true }),
      goal(24, 2, 'Петър Каракашев', { ownGoal: true }),
    ];
    expect(card({ goals })).toContain('Драгнев 4’, 21’ (д), Каракашев 24’ (аг) –');
    expect(card({ goals: [goal(5, 2, 'Играч под 18')] })).toContain('– Играч под 18 5’');
    expect(card({ goals: [1, 2, 3, 4, 5, 6, 7].map((minute) => goal(minute, 1, 'Иван Драгнев')) })).toContain(
      '1’, 2’, 3’, 4’, 5’ и още 2',
    );
  });

  it('[MM1] [MM2] [MM3] counts the first minute as 1, and stoppage apart; a break has no clock', () => {
    const at = (minute: number, phase: LiveListMatch['phase']) =>
      card({ clock: { minute, second: 5, running: true, receivedAt: null, countsFromOne: true }, phase });
    expect(at(0, 'FIRST_HALF')).toMatch(/^1’/);
    expect(at(26, 'FIRST_HALF')).toMatch(/^25\+2’/);
    expect(at(26, 'HALF_TIME')).toMatch(/^Почивка/);
    expect(at(37, null)).toMatch(/^38’/);
  });

  it('says for when it was scheduled while it is not known when it started', () => {
    expect(card({ kickedOffAt: null })).toContain('Насрочен за 11:20');
  });

  it('shows a dash without a score, in English VS, and LIVE without a minute', () => {
    expect(card({ homeScore: null })).toMatch(/Балик ВИХ Вихър –$/);
    expect(card({ homeScore: null })).not.toContain('VS');
    expect(
      visibleText(renderMarkup(<LiveRow match={match({ homeScore: null })} isMine={false} />, 'en', NOON)),
    ).toContain('VS');
    expect(card({ clock: null })).toContain('На живо');
    expect(visibleText(renderMarkup(<LiveRow match={match({ clock: null })} isMine={false} />, 'en', NOON))).toContain(
      'LIVE',
    );
  });

  it('reads FT with the score when it has just ended', () => {
    const ended = visibleText(
      renderMarkup(<LiveRow match={match({ status: 'FINISHED' })} isMine={false} />, 'en', NOON),
    );
    expect(ended).toContain('FT');
    expect(ended).toContain('3 2');
  });

  it('shows nothing but the label if it is off [SD2]', () => {
    expect(card({ status: 'POSTPONED', phase: null, clock: null })).toMatch(/^Отложен .*Вихър$/);
    expect(card({ status: 'CANCELLED' })).toContain('Отменен');
  });

  it('[MM1] shows the minute of another backend as it was sent', () => {
    expect(card({ clock: { minute: 0, second: 5, running: true, receivedAt: null } })).toMatch(/^0’/);
  });

  it('[SD5] shows the start of a match with an unknown status', () => {
    const shown = card({ status: 'OTHER', statusText: 'DELAYED' });
    expect(shown).not.toContain('DELAYED');
    expect(shown).toMatch(/^11:20 Днес/);
  });
});

describe('the card of an upcoming match', () => {
  it('counts down within the hour', () => {
    expect(upcoming('2026-03-15T12:16:48+02:00')).toContain('Започва скоро');
    expect(upcoming('2026-03-15T12:16:48+02:00')).toContain('16м 48с');
    expect(upcoming('2026-03-15T12:00:48+02:00')).toContain('48с');
  });

  it('once its time has passed, was scheduled', () => {
    expect(upcoming('2026-03-15T11:00:00+02:00')).toContain('Насрочен за 11:00');
    expect(upcoming('2026-03-15T11:00:00+02:00')).not.toContain('Започна');
  });

  it('shows that it is starting at kick-off time', () => {
    expect(upcoming('2026-03-15T11:59:00+02:00')).toContain('Започва сега…');
  });

  it('stops after half an hour [D10]', () => {
    expect(upcoming('2026-03-15T11:29:00+02:00')).not.toContain('Започва сега…');
  });

  it('[SS3] counts down from another backend as soon as it is in the list', () => {
    const at = (startTime: string) => elsewhere({ status: 'UPCOMING', startTime, homeScore: null, awayScore: null });
    expect(at('2026-03-15T13:30:05+02:00')).toMatch(/^90m 5s Starts at 13:30 .*STARTING SOON/);
    expect(at('2026-03-15T11:00:00+02:00')).toMatch(/^Starting now\.\.\. .*STARTING SOON/);
  });

  it('shows time and day while it is further away', () => {
    expect(upcoming('2026-03-15T19:00:00+02:00')).toMatch(/^19:00 Днес/);
    expect(upcoming('2026-03-21T19:00:00+02:00')).toMatch(/^19:00 21 март/);
  });

  it('shows that the time is unknown or invalid', () => {
    expect(upcoming(null)).toMatch(/^Предстои да се уточни/);
    expect(upcoming('soon')).toMatch(/^Невалидна дата/);
    expect(card({ startTime: 'soon', kickedOffAt: null })).toContain('Невалидна дата');
  });
});
