const two = (value: number, size = 2): string => String(value).padStart(size, '0');

/** '2026-11-23T09:00:00.123-03:00': local time with milliseconds and the offset of its zone (SHELL-7.4-4). */
export function localStamp(at: Date): string {
  const offset = -at.getTimezoneOffset();
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
  const day = `${two(at.getFullYear(), 4)}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const time = `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}.${two(at.getMilliseconds(), 3)}`;
  return `${day}T${time}${zone}`;
}
