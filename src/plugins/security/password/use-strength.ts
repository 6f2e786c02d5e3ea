import { useEffect, useState } from 'react';

type Score = (password: string, hints: string[]) => number;

/** From this score on a password is strong (gap S L193). */
export const STRONG = 3;

/** How strong a password is, 0 to 4, by dictionaries that are fetched when it is first asked; undefined until they are there. */
export function useStrength(password: string, hints: string[]): number | undefined {
  const [score, setScore] = useState<Score>();
  useEffect(() => {
    // without the dictionaries the rules and the server still check the password
    import('./strength').then(
      ({ scoreOf }) => setScore(() => scoreOf),
      () => setScore(() => () => STRONG),
    );
  }, []);
  return score?.(password, hints);
}
