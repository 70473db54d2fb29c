/** 38:12, and 05:07 */
export function clockText({ minute, second }: { minute: number; second: number }): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(minute)}:${two(second)}`;
}
