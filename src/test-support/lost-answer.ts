import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { bank, press } from './signed-part';

/** Lets the fake bank do a call once per idempotency key and lose its first answer. Answers the keys done, which grow with each call. */
export function loseFirstAnswer(call: string, answer?: object): string[] {
  const done: string[] = [];
  bank.answers[call] = () => {
    const key = bank.asked.findLast((one) => one.call === call)!.key!;
    if (!done.includes(key)) done.push(key);
    if (timesAsked(call) === 1) throw new TypeError('lost');
    return answer ? Response.json(answer) : new Response(null, { status: 204 });
  };
  return done;
}

export const timesAsked = (call: string): number => bank.asked.filter((one) => one.call === call).length;

/** Presses a button, and again once it has stopped loading, as a person does whose first try got no answer. */
export async function pressAgain(button: string, call: string): Promise<void> {
  for (const times of [1, 2]) {
    await waitFor(() => expect(screen.getByRole('button', { name: button }).className).not.toContain('loading'));
    await press(button);
    await waitFor(() => expect(timesAsked(call)).toBe(times));
  }
}
