/** 38’, in stoppage time 25+2’; empty if unknown. */
export function minuteText({ minute, extraTime }: { minute: number | null; extraTime: number | null }): string {
  if (minute === null) return '';
  return extraTime ? `${minute}+${extraTime}’` : `${minute}’`;
}
