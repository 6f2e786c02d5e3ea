/** How many highlights there are. */
const HIGHLIGHTS = 4;

const place = (userId: number) => `balcao:highlight:${userId}`;

/** The number of the highlight that a person sees now, 1 to 4: kept in the browser until they sign out. */
export function highlightOf(userId: number): number {
  const now = Number(localStorage.getItem(place(userId)));
  return Number.isInteger(now) && now >= 1 && now <= HIGHLIGHTS ? now : 1;
}

/** Moves a person on to the next highlight: 1, 2, 3, 4, 1 … (SHELL-4.1-4). */
export function rotateHighlight(userId: number): number {
  const next = (highlightOf(userId) % HIGHLIGHTS) + 1;
  localStorage.setItem(place(userId), String(next));
  return next;
}
