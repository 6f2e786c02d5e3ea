import { Activity, useContext, useState, type ContextType, type ReactElement } from 'react';
import { UNSAFE_LocationContext as LocationContext, useMatches, useOutlet, type Location } from 'react-router';
import type { KnownPage } from '../route-table';

/** Pages in the document at once, the one shown among them. */
const MOST = 4;

type Entry = ContextType<typeof LocationContext>;

interface Place {
  /** Another key is another stay: the page is made anew. */
  key: string;
  page: KnownPage | undefined;
  /** The browser's entry that the page knows: none of other pages, and one of the same address is no news. */
  entry: Entry;
  outlet: ReactElement | null;
}

/**
 * The page at the address, and those left before it that are kept (`keep` in their manifest): out of sight and at rest, their effects undone.
 * A kept page is shown as it was left where the user comes back to its address, or by a link that asks for nothing of it; its list then writes
 * what it shows into the address, as it does when it opens. Any other address makes it anew.
 */
export function KeptPages() {
  const page = useMatches()
    .map(({ handle }) => (handle as { page?: KnownPage } | undefined)?.page)
    .find((found) => found !== undefined);
  const outlet = useOutlet();
  const entry = useContext(LocationContext);
  const [last, setLast] = useState<{ entry: Entry; outlet: ReactElement | null; places: Place[] }>();

  let places = last?.places ?? [];
  if (last?.entry !== entry || last.outlet !== outlet) {
    places = [placeOf({ key: entry.location.key, page, entry, outlet }, places), ...places.filter((place) => place.page !== page && place.page?.keep)].slice(0, MOST);
    setLast({ entry, outlet, places });
  }
  const [shown] = places;
  // In an order of their own: moved elements are laid out again.
  return places
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((place) => (
      <Activity key={place.key} mode={place === shown ? 'visible' : 'hidden'}>
        <LocationContext value={place.entry}>{place.outlet}</LocationContext>
      </Activity>
    ));
}

function placeOf(asked: Place, places: Place[]): Place {
  const before = places.find(({ page }) => page === asked.page);
  if (!before) return asked;
  const [to, left] = [asked.entry.location, before.entry.location];
  if (before === places[0]) return { ...asked, key: before.key, entry: addressOf(to) === addressOf(left) ? before.entry : asked.entry };
  if (to.pathname === left.pathname && (to.search === '' || addressOf(to) === addressOf(left))) return before;
  return asked;
}

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;
