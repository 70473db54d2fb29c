import { describe, expect, it } from 'vitest';
import type { ShownStatus } from '#domain/match/status.ts';
import { MatchRows, pitchOf } from './match-row.tsx';
import type { MatchSummary } from './model.ts';
import { renderMarkup, team, visibleText } from './rendered.fixture.tsx';

const match = (status: ShownStatus, change: Partial<MatchSummary> = {}): MatchSummary => ({
  id: 17,
  status,
  statusText: status,
  startTime: '2026-03-15T20:00:00+02:00',
  home: team(1, 'Балик', '/media/1.svg'),
  away: team(2, 'Вихър'),
  homeScore: 4,
  awayScore: 1,
  penalties: null,
  clock: null,
  phase: null,
  halfMinutes: 25,
  venue: null,
  ...change,
});
const row = (...of: Parameters<typeof match>) => renderMarkup(<MatchRows matches={[match(...of)]} />);

describe('a row of a match', () => {
  it('is a link to the match, with a crest or a shield for each side', () => {
    const markup = row('FINISHED');
    expect(markup).toContain('href="/match-details/17"');
    expect(markup).toContain('<img class');
    expect(markup).toMatch(/width="64" height="72" loading="lazy"/);
    expect(visibleText(markup)).toContain('ВИХ');
  });

  it.each([
    ['FINISHED', 'final', 'Край 15.03.26 Балик БАЛ 4 – 1'],
    ['AWARDED', 'awarded', 'Служебен 15.03.26 Балик БАЛ 4 – 1'],
    ['ABANDONED', 'abandoned', 'Прекратен 15.03.26 Балик БАЛ 4 – 1'],
    ['POSTPONED', 'postponed', 'Отложен Балик БАЛ –'],
    ['CANCELLED', 'cancelled', 'Отменен Балик БАЛ –'],
    ['UPCOMING', 'upcoming', '20:00 Днес Балик БАЛ –'],
  ] as const)('%s shows what is known', (status, name, text) => {
    const markup = row(status);
    expect(markup).toContain(`data-status="${name}"`);
    expect(visibleText(markup)).toContain(text);
  });

  it('an unknown status shows the start, under the heading of its day as it was received [SD5]', () => {
    expect(visibleText(row('OTHER', { statusText: 'DELAYED' }))).toContain('20:00 Днес Балик БАЛ –');
    const underDay = renderMarkup(<MatchRows matches={[match('OTHER', { statusText: 'DELAYED' })]} byDay />, 'en');
    expect(visibleText(underDay)).toMatch(/^DELAYED 20:00 Балик БАЛ VS/);
  });

  it('LIVE shows the minute and the score, or that it is live', () => {
    const clock = { minute: 38, second: 4, running: true, receivedAt: null };
    expect(visibleText(row('LIVE', { clock: { ...clock, countsFromOne: true } }))).toContain(
      '39’ 20:00 Балик БАЛ 4 – 1',
    );
    expect(visibleText(row('LIVE', { clock }))).toContain('38’ 20:00');
    expect(visibleText(row('LIVE'))).toContain('На живо');
  });

  it('an upcoming match on another day shows the day', () => {
    expect(visibleText(row('UPCOMING', { startTime: '2026-03-22T19:30:00+02:00' }))).toContain('19:30 22.03');
    const inEnglish = renderMarkup(
      <MatchRows matches={[match('UPCOMING', { startTime: '2026-03-22T19:30:00+02:00' })]} />,
      'en',
    );
    expect(visibleText(inEnglish)).toContain('19:30 22/03');
  });

  it('shows that the time is unknown or invalid', () => {
    expect(visibleText(row('UPCOMING', { startTime: null }))).toContain('Предстои да се уточни');
    expect(visibleText(row('FINISHED', { startTime: 'soon' }))).toContain('Невалидна дата');
  });

  it('fades the loser, and nobody in a draw or while it is on', () => {
    expect(row('FINISHED').match(/data-lost/g)).toHaveLength(2);
    expect(row('FINISHED', { awayScore: 4 })).not.toContain('data-lost');
    expect(row('LIVE')).not.toContain('data-lost');
  });

  it('shows the shoot-out beside the score, and fades who lost it', () => {
    const markup = row('FINISHED', { awayScore: 4, penalties: { home: 2, away: 3 } });
    expect(visibleText(markup)).toContain('4 (2) – 4 (3)');
    expect(markup).toMatch(/data-lost="true"><img/);
  });

  it('shows that a team is not known yet', () => {
    expect(visibleText(row('UPCOMING', { away: null }))).toContain('? Предстои да се определи');
  });

  it('labels in English word for word', () => {
    const inEnglish = (status: ShownStatus) => visibleText(renderMarkup(<MatchRows matches={[match(status)]} />, 'en'));
    expect(inEnglish('AWARDED')).toContain('AWARDED');
    expect(inEnglish('POSTPONED')).toContain('POSTPONED');
    expect(inEnglish('CANCELLED')).toContain('CANCELLED');
  });

  it.each([
    ['FINISHED', 'FT 20:00 Балик БАЛ 4 – 1'],
    ['AWARDED', 'AWARDED 20:00 Балик БАЛ 4 – 1'],
    ['LIVE', 'LIVE 20:00 Балик БАЛ 4 – 1'],
    ['ABANDONED', 'ABANDONED 20:00 Балик БАЛ 4 – 1'],
    ['POSTPONED', 'POSTPONED Балик БАЛ VS'],
    ['CANCELLED', 'CANCELLED Балик БАЛ VS'],
    ['UPCOMING', '20:00 Балик БАЛ VS'],
  ] as const)('under its day %s shows the time alone, and VS without a score', (status, text) => {
    expect(visibleText(renderMarkup(<MatchRows matches={[match(status)]} byDay />, 'en'))).toMatch(
      new RegExp(`^${text}`),
    );
  });

  it('names the pitch of a match that is still to be played', () => {
    const at = (status: ShownStatus) =>
      visibleText(renderMarkup(<MatchRows matches={[match(status, { venue: 'Терен 2' })]} byDay detailOf={pitchOf} />));
    expect(at('UPCOMING')).toMatch(/Терен 2$/);
    expect(at('FINISHED')).not.toContain('Терен 2');
  });

  it('without a day it shows the reason', () => {
    const rows = [match('UPCOMING', { startTime: null, home: null }), match('UPCOMING', { id: 18, startTime: 'soon' })];
    const text = visibleText(renderMarkup(<MatchRows matches={rows} byDay />, 'en'));
    expect(text).toMatch(/^Date TBD \? To be decided TBD VS/);
    expect(text).toContain('Invalid Date');
  });
});
