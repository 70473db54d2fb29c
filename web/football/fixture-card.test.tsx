import { describe, expect, it } from 'vitest';
import { FixtureCard } from './fixture-card.tsx';
import type { LiveListMatch } from './model.ts';
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
  ...change,
});
const card = (change: Partial<LiveListMatch> = {}) =>
  visibleText(renderMarkup(<FixtureCard match={match(change)} />, 'bg', NOON));
const upcoming = (startTime: string | null) =>
  card({ status: 'UPCOMING', startTime, homeScore: null, awayScore: null });

describe('the card of a live match', () => {
  it('shows competition, round, minute, score, start, phase and clock', () => {
    expect(card()).toContain('Делта Лига 16. кръг 25’');
    expect(card()).toContain('3 : 2');
    expect(card()).toContain('Започна в 11:27 Първо полувреме 24:55');
  });

  it('does not repeat the competition under its heading', () => {
    const grouped = (change: Partial<LiveListMatch>) =>
      visibleText(renderMarkup(<FixtureCard match={match(change)} grouped />, 'bg', NOON));
    expect(grouped({})).toMatch(/^Д 16\. кръг 25’/);
    expect(grouped({ gameweek: { number: null, round: null } })).toMatch(/^Д Делта Лига 25’/);
  });

  it('[MM1] [MM2] [MM3] counts the first minute as 1, and stoppage apart; a break has no clock', () => {
    const at = (minute: number, phase: LiveListMatch['phase']) =>
      card({ clock: { minute, second: 5, running: true, receivedAt: null, countsFromOne: true }, phase });
    expect(at(0, 'FIRST_HALF')).toContain('16. кръг 1’');
    expect(at(26, 'FIRST_HALF')).toContain('16. кръг 25+2’');
    expect(at(26, 'HALF_TIME')).toMatch(/16\. кръг 25’.*Почивка$/);
    expect(at(37, null)).toContain('16. кръг 38’');
  });

  it('says for when it was scheduled while it is not known when it started', () => {
    expect(card({ kickedOffAt: null })).toContain('Насрочен за 11:20');
  });

  it('shows a dash without a score, in English VS, and LIVE without a minute', () => {
    expect(card({ homeScore: null })).toMatch(/ – /);
    expect(card({ homeScore: null })).not.toContain('VS');
    expect(visibleText(renderMarkup(<FixtureCard match={match({ homeScore: null })} />, 'en', NOON))).toContain('VS');
    expect(card({ clock: null })).toContain('На живо');
    expect(visibleText(renderMarkup(<FixtureCard match={match({ clock: null })} />, 'en', NOON))).toContain('LIVE');
  });

  it('reads FT with the score when it has just ended', () => {
    const ended = visibleText(renderMarkup(<FixtureCard match={match({ status: 'FINISHED' })} />, 'en', NOON));
    expect(ended).toContain('FT');
    expect(ended).toContain('3 : 2');
  });

  it('shows nothing but the label if it is off [SD2]', () => {
    expect(card({ status: 'POSTPONED', phase: null, clock: null })).toMatch(/ВИХ$/);
    expect(card({ status: 'CANCELLED' })).toContain('Отменен');
  });

  it('[MM1] shows the minute of another backend as it was sent', () => {
    expect(card({ clock: { minute: 0, second: 5, running: true, receivedAt: null } })).toContain('16. кръг 0’');
  });

  it('[SD5] shows the start of a match with an unknown status', () => {
    const shown = card({ status: 'OTHER', statusText: 'DELAYED' });
    expect(shown).not.toContain('DELAYED');
    expect(shown).toContain('15 март 2026 г., 11:20');
  });

  it('names a knockout match by its round', () => {
    expect(card({ gameweek: { number: 9, round: 'semi_final' } })).toContain('Делта Лига Полуфинал');
  });
});

describe('the card of an upcoming match', () => {
  it('counts down within the hour', () => {
    expect(upcoming('2026-03-15T12:16:48+02:00')).toContain('Започва скоро');
    expect(upcoming('2026-03-15T12:16:48+02:00')).toContain('16 м 48 с');
    expect(upcoming('2026-03-15T12:00:48+02:00')).toContain('48 с');
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

  it('shows a dash while it is further away', () => {
    expect(upcoming('2026-03-15T19:00:00+02:00')).toMatch(/ – /);
    expect(upcoming('2026-03-15T19:00:00+02:00')).toContain('Започва в 19:00');
  });

  it('shows that the time is unknown or invalid', () => {
    expect(upcoming(null)).toContain('– ВИХ Вихър ВИХ Предстои да се уточни Терен Балик');
    expect(upcoming('soon')).toContain('– ВИХ Вихър ВИХ Невалидна дата');
    expect(card({ startTime: 'soon', kickedOffAt: null })).toContain('Невалидна дата Първо полувреме');
  });
});
