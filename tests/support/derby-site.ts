import { deskLeague, KICK_OFF, phase, lineup } from './desk-league.ts';
import { moveInTime, startLeagueSite } from './league-site.ts';
import { deskRecorder } from './match-page.ts';

const LONG = 'Обединен футболен клуб „Непобедимите соколи от Северозападна Добруджа“ 1924';

/**
 * The league of the desk, served as if its matches were to begin in twenty minutes. The derby has been played: Балик 2:2 Вихър, with a
 * goal after a pass, one from the spot in stoppage, an own goal, cards, a missed penalty and changes. Another match, of a team
 * with a name that fits nowhere, is cancelled.
 */
export async function startDerbySite() {
  const league = deskLeague();
  const teams = league.teams.map((team) => (team.key === 'orlovets' ? { ...team, name: LONG } : team));
  const site = await startLeagueSite(moveInTime({ ...league, teams }, Date.now() + 20 * 60_000 - KICK_OFF));
  const record = deskRecorder(site.desk, site.matchId('derby'));
  const player = site.playerId;
  await record(lineup({ player }, 'home'));
  await record(lineup({ player }, 'away'));
  await record({ act: 'kick-off' });
  await record({ act: 'goal', team: 'home', player: player('ivan'), assist: player('b2'), minute: 4 });
  await record({ act: 'card', team: 'away', player: player('v2'), card: 'yellow', minute: 9 });
  await record({ act: 'penalty', team: 'away', player: player('v3'), result: 'missed', minute: 18 });
  await record({ act: 'substitution', team: 'home', playerIn: player('b6'), playerOut: player('b3'), minute: 20 });
  await record({ act: 'goal', team: 'away', player: player('petar'), penalty: true, minute: 25, extraTime: 2 });
  await record(phase('HALF_TIME'));
  await record(phase('SECOND_HALF'));
  await record({ act: 'goal', team: 'home', player: player('b4'), ownGoal: true, minute: 27 });
  await record({ act: 'card', team: 'away', player: player('v2'), card: 'second-yellow', minute: 31 });
  await record({ act: 'card', team: 'home', player: player('b5'), card: 'red', minute: 33 });
  await record({ act: 'substitution', team: 'away', playerIn: player('v6'), playerOut: player('v4'), minute: 35 });
  await record({ act: 'goal', team: 'home', player: player('ivan'), minute: 40 });
  await record({ act: 'final-whistle' });
  await deskRecorder(site.desk, site.matchId('other'))({ act: 'cancel' });
  return site;
}
