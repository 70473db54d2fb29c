import type { Translated } from '#i18n/translate.ts';
import type { sharedBg } from '#i18n/profiles/shared/bg.ts';
import { countdownEn } from '#i18n/countdown/en.ts';

/** Texts that several pages of matches, competitions, teams, players, referees and pitches share, or that are too few for a file of their own. */
export const sharedEn: Translated<typeof sharedBg> = {
  'competition.failed': 'Error loading competition',
  'competition.tab.standings': 'Standings',
  'competition.matchCount': { one: '{count} match', other: '{count} matches' },
  'competition.noStandings': 'No standings data available',

  'weekend.head.title': 'This weekend. {league}',
  'weekend.head.description': 'All matches of {where} this weekend: by day and pitch, with hour and competition.',
  'weekend.title': 'This weekend',
  'weekend.print': 'Print',
  'weekend.none': 'No matches this weekend',
  'weekend.seeNext': 'Here is when the next ones are.',
  'weekend.noNext': 'The next matches are not scheduled yet.',
  'weekend.pitchUnknown': 'Pitch to be confirmed',

  'totw.title': 'Team of the week',
  'totw.head.title': 'Team of the week. {league}',
  'totw.head.description': 'The best of every gameweek of {competition}, with their ratings and matches.',
  'totw.failed': 'Error loading the team of the week',

  'preview.map': 'Map',

  'matchPage.failed': 'Error loading match details',
  'matchPage.head.title': '{home} vs {away}',
  'matchPage.head.result': '{home} vs {away} {homeScore}–{awayScore}',

  'pitch.title': 'Pitch',
  'pitch.head.title': '{name}, pitch. {league}',
  'pitch.head.description': '{name}: where the pitch is, and which matches of {where} are played on it.',
  'pitch.failed': 'Failed to load the pitch',
  'pitch.notFound': 'There is no such pitch',
  'pitch.played': { one: '{count} match played', other: '{count} matches played' },
  'pitch.upcoming': 'Next matches here',
  'pitch.past': 'Matches played',
  'pitch.noMatches': 'No match has been played here yet',
  'pitch.matches.failed': 'Failed to load matches',

  'tv.title': 'Big-screen scoreboard',
  'tv.description': "The day's matches on a big screen",
  'tv.fullScreen': 'Full screen',
  'tv.pause': 'Pause',
  'tv.resume': 'Resume',
  'tv.none': 'No matches today',
  'tv.matches': "Today's matches",
  'tv.goal': 'GOAL!',

  'calendar.add': 'Add to calendar',
  'calendar.subscribe': 'Subscribe to the calendar',

  'embed.offer.match': 'Put the match on your site',
  'embed.offer.standings': 'Put the table on your site',
  'embed.title': 'For your site',
  'embed.text': 'Copy this code and paste it into your page. It keeps itself up to date.',
  'embed.code': 'Embed code',
  'embed.copy': 'Copy the code',
  'embed.copied': 'Copied',

  'player.figure.goals': { one: 'goal', other: 'goals' },
  'player.figure.assists': { one: 'assist', other: 'assists' },
  'player.figure.rating': 'rating',

  'suspension.yellows': 'yellow cards',
  'suspension.SECOND_YELLOW': 'second yellow card',
  'suspension.RED_CARD': 'red card',
  'suspension.ban': 'banned by the commission',
  'suspension.next': 'Misses the match against {opponent} ({date}): {players}',
  'suspension.banned': 'Banned: {ban}',
  'suspension.from': 'from {day}',
  'suspension.onlyIn': '{competition} only',
  'suspension.matches': { one: '{count} more match', other: '{count} more matches' },
  'suspension.until': 'until {day}',
  'suspension.decision': 'decision {number}',

  'referee.head.title': '{name}, referee. {league}',
  'referee.head.description': '{name}: matches refereed in {where}, and the cards shown in them.',
  'referee.failed': 'Error loading referee',
  'referee.failed.text': 'Failed to load referee data',
  'referee.notFound': 'There is no such referee',
  'referee.role': 'Referee',
  'referee.refereed': { one: 'match', other: 'matches' },
  'referee.yellowCards': { one: 'yellow card', other: 'yellow cards' },
  'referee.redCards': { one: 'red card', other: 'red cards' },
  'referee.matches': 'Matches refereed',
  'referee.noMatches': 'No matches refereed yet',
  'referee.matches.failed': 'Failed to load matches',
  'referee.pages': 'Pages of matches',
  'referee.newer': 'Newer',
  'referee.older': 'Older',

  'position.GK': 'Goalkeeper',
  'position.DEF': 'Defender',
  'position.MID': 'Midfielder',
  'position.FWD': 'Forward',

  'team.chart.matches': { one: 'match', other: 'matches' },

  ...countdownEn,
};
