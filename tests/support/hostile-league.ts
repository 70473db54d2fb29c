import type { League } from './league.ts';
import { leagueWithEverything } from './league-with-everything.ts';

/** A formula for a spreadsheet, a script for a page, and the end of every quotation. */
export const HOSTILE = `=cmd|' /C calc'!A1</script><script>alert(1)</script>"'--><img src=x onerror=alert(2)><svg onload=alert(3)>]]>`;

/** Without the file that it is in, it would run as soon as it is opened. */
const HOSTILE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" onload="alert(1)">
  <script>alert(document.cookie); fetch('/stolen')</script><script href="/assets/x.js"/>
  <a xlink:href="javascript:alert(2)"><rect width="9" height="9"/></a>
  <image href="/stolen.png" onerror="alert(3)"/>
  <foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;parent.alert(4)&lt;/script&gt;"/></foreignObject>
  <animate attributeName="x" onbegin="alert(5)" dur="1s"/>
</svg>`;

/** The names of groups, reasons, notes, videos and pictures, as somebody with bad intentions would write them. */
export function hostileLeague(): League {
  const league = leagueWithEverything();
  const [liga] = league.competitionSeasons;
  const [first] = league.matches;
  if (!liga || !first) throw new Error('The league has changed');
  const group = HOSTILE.slice(0, 40);
  liga.teams = liga.teams.map((entry) => ({ ...entry, group }));
  for (const match of league.matches) {
    match.note = HOSTILE;
    match.venue = HOSTILE;
    match.liveVideo = `javascript:alert(1)//https://youtu.be/"onerror="alert(1)`;
    match.summaryVideo = `https://evil.example/"><script>alert(1)</script>?https://youtu.be/aaaaaaaaaaa`;
    if (match.group !== null) match.group = group;
  }
  for (const { adjustments } of league.competitionSeasons)
    for (const adjustment of adjustments) Object.assign(adjustment, { reasonBg: HOSTILE, reasonEn: HOSTILE });
  first.official = { score: [3, 0], reasonBg: HOSTILE, reasonEn: HOSTILE };
  for (const entry of first.ledger) if (entry.reason !== null) entry.reason = HOSTILE;
  for (const award of [...league.awards, ...league.compositions])
    Object.assign(award, { notesBg: HOSTILE, notesEn: HOSTILE });
  for (const referee of league.referees) referee.name += HOSTILE;
  for (const picture of league.media) picture.bytes = Buffer.from(HOSTILE_SVG);
  return league;
}
