/** What clubs ask for: in the office and in the club. */
export const requestsBg = {
  'request.age': '{age} г.',
  'request.release': 'напуска от {day}',
  'request.number': 'номер {number}',
  'request.noNumber': 'без номер',
  'request.teamData': 'данните на отбора',
  'request.transfer': 'трансфер от {team}, от {day}',
  'request.waitsForTeam': '{team} отговаря до {day}',
  'request.agreed': '{team} е съгласен',
  'request.objected': '{team} възрази: {reason}',
  'request.objectedPlain': '{team} възрази',
  'request.silent': '{team} не отговори',
  'position.GK': 'вратар',
  'position.DEF': 'защитник',
  'position.MID': 'полузащитник',
  'position.FWD': 'нападател',
} as const;
