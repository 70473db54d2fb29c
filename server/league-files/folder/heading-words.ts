import type { TableFile, TableName } from './table-file.ts';
import { normalise } from './value-words.ts';

/*
 * How people write headings besides the names that an export writes. The documentation is made from these tables.
 */

/** Of columns, by name; a name of several files means the same in each. */
export const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  key: ['ключ', 'код', 'id'],
  name: ['име', 'наименование'],
  name_latin: ['име на латиница', 'латиница', 'latin name'],
  former_names: ['предишни имена', 'стари имена'],
  number: ['номер на страницата', 'page number'],
  competition: ['турнир', 'състезание', 'първенство', 'tournament'],
  season: ['сезон'],
  year_start: ['начална година', 'от година', 'first year'],
  year_end: ['крайна година', 'до година', 'last year'],
  starts_on: ['начало', 'от', 'начална дата', 'first day', 'start date'],
  ends_on: ['край', 'до', 'крайна дата', 'last day', 'end date'],
  current: ['текущ'],
  logo: ['лого', 'емблема'],
  city: ['град', 'населено място', 'town'],
  country: ['държава'],
  rank: ['ред', 'ранг'],
  format: ['формат', 'система'],
  points_win: ['точки за победа'],
  points_draw: ['точки за равен', 'точки за равенство'],
  points_loss: ['точки за загуба'],
  tie_breakers: ['при равни точки', 'допълнителни показатели'],
  extra_time: ['продължения', 'добавено време'],
  half_minutes: ['минути на полувреме', 'полувреме минути'],
  zones: ['зони'],
  team: ['отбор', 'тим', 'клуб', 'club'],
  group: ['група'],
  seed: ['поставен', 'поставяне', 'seeding'],
  withdrawn_on: ['отказал се на', 'отказване', 'дата на отказване'],
  results_annulled: ['анулирани резултати', 'анулирани'],
  points: ['точки'],
  reason_bg: ['причина', 'причина на български'],
  reason_en: ['причина на английски'],
  decided_on: ['решение от', 'дата на решението'],
  elimination_round: ['елиминационен кръг', 'фаза на елиминации', 'knockout round'],
  short_name: ['кратко име', 'съкращение', 'abbreviation'],
  badge: ['герб', 'crest'],
  founded: ['основан', 'година на основаване'],
  stadium: ['стадион', 'домашен терен'],
  description_bg: ['описание', 'описание на български'],
  description_en: ['описание на английски'],
  instagram: ['инстаграм'],
  facebook: ['фейсбук'],
  twitter: ['туитър', 'x'],
  website: ['сайт', 'уебсайт', 'web site'],
  birthdate: ['дата на раждане', 'роден', 'роден на', 'рождена дата', 'date of birth', 'birth date', 'born', 'dob'],
  nationality: ['националност', 'гражданство'],
  position: ['позиция', 'пост'],
  picture: ['снимка', 'портрет', 'photo', 'portrait'],
  hidden: ['скрит'],
  parental_declaration: ['декларация', 'декларация от родител', 'родителска декларация', 'declaration'],
  player: ['играч', 'футболист', 'състезател'],
  shirt_number: ['номер на фланелката', 'фланелка', 'shirt', 'shirt no', 'jersey number'],
  joined_on: ['в отбора от', 'дошъл на', 'картотекиран на', 'joined'],
  left_on: ['в отбора до', 'напуснал на', 'left'],
  from_team: ['от отбор', 'from'],
  to_team: ['в отбор', 'to'],
  moved_on: ['дата на трансфера', 'дата', 'date'],
  gameweek: ['кръг', 'тур', 'round', 'matchday'],
  bracket_slot: ['място в схемата', 'bracket place'],
  home: ['домакин', 'домакини', 'home team'],
  away: ['гост', 'гости', 'away team', 'visitors'],
  start_time: ['начало', 'начален час', 'дата и час', 'дата', 'kick off', 'kickoff', 'date and time', 'date'],
  previous_start_time: ['предишен час', 'предишна дата'],
  sequence: ['брой промени'],
  venue: ['терен', 'място', 'игрище', 'pitch', 'ground'],
  referee: ['съдия', 'рефер'],
  status: ['статус', 'състояние'],
  phase: ['фаза', 'част'],
  home_score: ['голове домакин', 'голове на домакина', 'home goals'],
  away_score: ['голове гост', 'голове на госта', 'away goals'],
  half_time_home: ['полувреме домакин'],
  half_time_away: ['полувреме гост'],
  full_time_home: ['редовно време домакин'],
  full_time_away: ['редовно време гост'],
  extra_time_home: ['продължения домакин'],
  extra_time_away: ['продължения гост'],
  penalties_home: ['дузпи домакин'],
  penalties_away: ['дузпи гост'],
  official_home: ['служебно домакин'],
  official_away: ['служебно гост'],
  official_reason_bg: ['служебно причина'],
  official_reason_en: ['служебно причина на английски'],
  clock_seconds: ['секунди на часовника'],
  clock_running_since: ['часовникът върви от'],
  changed_at: ['променен на'],
  live_video: ['видео на живо', 'live stream'],
  summary_video: ['репортаж', 'видео репортаж', 'highlights'],
  match: ['мач', 'среща'],
  starter: ['титуляр'],
  place: ['място в състава'],
  captain: ['капитан'],
  revision: ['пореден номер'],
  kind: ['вид', 'събитие', 'event', 'type'],
  minute: ['минута'],
  other_player: ['друг играч', 'асистент', 'assist by'],
  own_goal: ['автогол'],
  penalty: ['дузпа'],
  target: ['поправя номер'],
  reason: ['причина'],
  details: ['подробности'],
  recorded_at: ['записано на'],
  digest: ['отпечатък'],
  minutes_played: ['изиграни минути', 'минути', 'minutes'],
  rating: ['оценка'],
  man_of_the_match: ['играч на мача'],
  goals: ['голове'],
  own_goals: ['автоголове'],
  assists: ['асистенции'],
  shots: ['удари'],
  shots_on_target: ['удари във вратата', 'точни удари'],
  shots_off_target: ['удари извън вратата', 'неточни удари'],
  shots_blocked: ['блокирани удари'],
  woodwork: ['греди'],
  passes: ['пасове', 'подавания'],
  passes_completed: ['точни пасове', 'точни подавания'],
  key_passes: ['ключови пасове', 'ключови подавания'],
  tackles: ['отнети топки', 'шпагати'],
  interceptions: ['пресечени топки', 'засечени подавания'],
  clearances: ['изчистени топки', 'изчиствания'],
  blocks: ['блокади', 'блокирания'],
  fouls: ['нарушения', 'фаулове'],
  yellow_cards: ['жълти картони'],
  red_cards: ['червени картони'],
  saves: ['спасявания'],
  goals_conceded: ['допуснати голове'],
  possession: ['владение', 'притежание'],
  corners: ['корнери', 'ъглови удари'],
  average_rating: ['средна оценка'],
  type: ['вид'],
  subtype: ['награда', 'award'],
  awarded_on: ['връчена на', 'дата', 'date'],
  notes_bg: ['бележки', 'бележки на български'],
  notes_en: ['бележки на английски'],
  goalkeeper: ['вратар'],
  first_defender: ['защитник 1', 'първи защитник'],
  second_defender: ['защитник 2', 'втори защитник'],
  midfielder: ['полузащитник', 'халф'],
  first_forward: ['нападател 1', 'първи нападател'],
  second_forward: ['нападател 2', 'втори нападател'],
  created_on: ['избран на', 'дата', 'date'],
};

/** Where a word is the heading of another column than in other files. */
const OWN_HEADINGS: Partial<Record<TableName, Readonly<Record<string, readonly string[]>>>> = {
  competitions: { name: ['турнир', 'състезание', 'competition'] },
  teams: { name: ['отбор', 'тим', 'клуб', 'team', 'club'] },
  players: { name: ['играч', 'име и фамилия', 'футболист', 'player', 'full name'] },
  referees: { name: ['съдия', 'име и фамилия', 'referee', 'full name'] },
  groups: { name: ['група', 'group'] },
  gameweeks: { number: ['кръг', 'тур', 'gameweek', 'round', 'matchday'] },
  squads: { shirt_number: ['номер', 'number', 'no'] },
  lineups: { shirt_number: ['номер', 'number', 'no'] },
};

/** The sheets of a workbook. */
export const SHEETS: Readonly<Record<Exclude<TableName, 'media' | 'news'>, readonly string[]>> = {
  seasons: ['сезони'],
  competitions: ['турнири', 'състезания'],
  teams: ['отбори', 'клубове', 'clubs'],
  players: ['играчи', 'футболисти'],
  referees: ['съдии'],
  places: ['места', 'терени', 'градове'],
  'competition-seasons': ['турнири по сезони'],
  groups: ['групи'],
  gameweeks: ['кръгове'],
  'competition-teams': ['участници', 'отбори в турнира'],
  'point-adjustments': ['отнети точки', 'корекции на точки'],
  squads: ['състави', 'картотека'],
  transfers: ['трансфери'],
  matches: ['мачове', 'срещи', 'програма', 'fixtures', 'results'],
  lineups: ['стартови състави', 'състави за мача'],
  events: ['събития'],
  'player-statistics': ['статистика на играчите'],
  'team-statistics': ['статистика на отборите'],
  awards: ['награди'],
  'best-teams': ['идеални отбори', 'отбори на кръга'],
};

/** Other words for a heading of this file. */
export function headingsOf({ name: table, columns }: Pick<TableFile, 'name' | 'columns'>, column: string): string[] {
  const own = OWN_HEADINGS[table];
  const names = new Set(columns.map(({ name }) => normalise(name)));
  const taken = new Set(Object.entries(own ?? {}).flatMap(([other, words]) => (other === column ? [] : words)));
  const words = [...(HEADINGS[column] ?? []), ...(own?.[column] ?? [])];
  return words.filter((word) => !taken.has(word) && !names.has(normalise(word)));
}

/** The column that a heading means. */
export function columnsByHeading(table: TableFile): Map<string, string> {
  const words = table.columns.flatMap(({ name }) =>
    [name, ...headingsOf(table, name)].map((word) => [normalise(word), name] as const),
  );
  return new Map(words);
}

/** The table that the name of a sheet means. */
export function tableOfSheet(sheet: string): TableName | null {
  const written = normalise(sheet);
  const found = Object.entries(SHEETS).find(([name, words]) =>
    [name, ...words].some((word) => normalise(word) === written),
  );
  return (found?.[0] ?? null) as TableName | null;
}
