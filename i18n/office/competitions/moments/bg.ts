/** Texts of the pictures that are shared after a gameweek. */
export const momentsBg = {
  'moments.none': 'Още няма приключил кръг',
  'moments.noneText':
    'Щом и последният мач от кръга свърши, тук ще има картинки с резултатите, класирането и отбора на кръга.',
  'moments.language': 'Език на картинките',
  'moments.language.bg': 'Български',
  'moments.language.en': 'Английски',
  'moments.all': 'Свали всички',
  'moments.gameweek': 'Резултати',
  'moments.competition': 'Класиране',
  'moments.team-of-the-week': 'Отбор на кръга',
  'moments.story': 'За стори',
  'moments.post': 'За пост',
  'moments.download': 'Свали',
  'moments.noTeam': 'Отборът на кръга още не е избран.',
  'moments.chooseTeam': 'Избери го',
};
