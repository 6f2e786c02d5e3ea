/**
 * Which things are left out in which round, so that every thing is out in some round and of every two each is once there
 * without the other. Each is out in half of the rounds, and no two in the same ones (Sperner 1928): as few rounds as can
 * be, 4 for 6 things, 6 for 20, 7 for 35.
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

/** All sets of `take` of the numbers below `of`. */
function subsets(of: number, take: number): number[][] {
  if (take === 0) return [[]];
  if (of < take) return [];
  return [...subsets(of - 1, take), ...subsets(of - 1, take - 1).map((rest) => [...rest, of - 1])];
}
