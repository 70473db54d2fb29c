/** 38’, in stoppage 25+2’; nothing where nobody knows the minute. */
export function minuteText({ minute, extraTime }: { minute: number | null; extraTime: number | null }): string {
  if (minute === null) return '';
  return extraTime ? `${minute}+${extraTime}’` : `${minute}’`;
}
