import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { bank, press } from './signed-part';

/** The bank does a call once for each idempotency key; its first answer is lost. Answers the keys of what it did. */
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

/** Presses, waits for the button to be there again, and presses again, as a person does whose first try was not answered. */
export async function pressAgain(button: string, call: string): Promise<void> {
  for (const times of [1, 2]) {
    await waitFor(() => expect(screen.getByRole('button', { name: button }).className).not.toContain('loading'));
    await press(button);
    await waitFor(() => expect(timesAsked(call)).toBe(times));
  }
}
