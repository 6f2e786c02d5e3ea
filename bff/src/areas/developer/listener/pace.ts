/** Requests of the second that is under way, by who asks for what. A process counts its own. */
export interface Pace {
  second: number;
  counts: Map<string, number>;
}

export const newPace = (): Pace => ({ second: 0, counts: new Map() });

/** Counts a request; whether it is over what a second allows. @param at milliseconds of a clock that only goes forward */
export function isOverPace(pace: Pace, who: string, most: number, at: number): boolean {
  const second = Math.floor(at / 1000);
  if (second !== pace.second) {
    pace.second = second;
    pace.counts.clear();
  }
  const count = (pace.counts.get(who) ?? 0) + 1;
  pace.counts.set(who, count);
  return count > most;
}
