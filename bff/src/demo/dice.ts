/** Seeded chance: the same seed throws the same numbers on every machine (mulberry32). Not for secrets. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number in [0, 1); bound, so that it can be handed on as a Math.random. */
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

  /** True with that probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** One of several, each as likely as its weight. */
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

  /** A stream of its own, so that more throws in one part change nothing in another. */
  fork(name: string): Dice {
    let seed = this.#state;
    for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
    return new Dice(seed);
  }
}
