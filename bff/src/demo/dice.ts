/** Seeded random numbers (mulberry32): the same seed gives the same numbers on every machine. Not for secrets. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number in [0, 1); an arrow function, so that it can be passed where Math.random is expected. */
  readonly next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };

  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** One of several values, each with a probability proportional to its weight. */
  weighted<T>(list: readonly (readonly [T, number])[]): T {
    let left = this.next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of list) if ((left -= weight) < 0) return value;
    return list.at(-1)![0];
  }

  text(alphabet: string, length: number): string {
    let text = '';
    for (let i = 0; i < length; i++) text += alphabet[Math.floor(this.next() * alphabet.length)];
    return text;
  }

  hex(length: number): string {
    return this.text('0123456789abcdef', length);
  }

  /** A UUID of version 4. */
  uuid(): string {
    const hex = `${this.hex(12)}4${this.hex(3)}a${this.hex(14)}f`;
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** A separate stream of numbers, so that drawing more of them in one part changes no other part. */
  fork(name: string): Dice {
    let seed = this.#state;
    for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
    return new Dice(seed);
  }
}
