/** [FX20] A time of day as people write it, "18.30", "18:30", "9 ч.", "1830", as "18:30"; null for anything else. */
export function readTime(typed: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[.:\-hч ]?(\d{2}))?\s*(?:ч\.?|h)?$/i.exec(typed.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
