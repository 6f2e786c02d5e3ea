/**
 * The things to leave out, by round: every thing is left out in some round, and of any two each is present once without
 * the other. Each is left out in half of the rounds, and no two in the same ones (Sperner 1928), which needs the fewest
 * rounds: 4 for 6 things, 6 for 20, 7 for 35.
 */
export function roundsOf<Thing>(things: readonly Thing[]): Thing[][] {
  let rounds = 1;
  while (choose(rounds, Math.floor(rounds / 2)) < things.length || rounds < 2) rounds++;
  const outIn = subsets(rounds, Math.floor(rounds / 2)).slice(0, things.length);
  return Array.from({ length: rounds }, (_, round) => things.filter((_, i) => outIn[i]!.includes(round))).filter(
    (left) => left.length > 0,
  );
}

const choose = (of: number, take: number): number => (take === 0 ? 1 : (choose(of - 1, take - 1) * of) / take);

/** All sets of `take` numbers below `of`. */
function subsets(of: number, take: number): number[][] {
  if (take === 0) return [[]];
  if (of < take) return [];
  return [...subsets(of - 1, take), ...subsets(of - 1, take - 1).map((rest) => [...rest, of - 1])];
}
