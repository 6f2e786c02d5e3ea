import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../plugins/**/*.tsx', { query: '?raw', import: 'default', eager: true });
/** Where a person signs; the page of a Pix hands its `signed` on to its review, and has the button itself. */
const signing = Object.entries(sources).filter(
  ([path, text]) => /<SigningStep\b/.test(text) && !path.endsWith('/pix-review.tsx'),
);

it('pages that sign are found', () => expect(signing.length).toBeGreaterThan(40));

it.each(signing)('%s turns its button off while nothing can be signed', (_, text) =>
  expect(/\bsigned\w*\.off\b/i.test(text)).toBe(true),
);
