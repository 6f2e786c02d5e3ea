import { Activity, useContext, useState, type ContextType, type ReactElement } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useMatches,
  useOutlet,
  type Location,
} from 'react-router';
import type { KnownPage } from '../route-table';
import './cached-page';

/** Pages in the document at once, the one shown among them. */
const MOST = 4;

type Entry = ContextType<typeof LocationContext>;

interface Place {
  /** A new key makes the page anew. */
  key: string;
  page: KnownPage | undefined;
  /** False with a drawer over the page: what is typed there would come back. */
  isCached: boolean;
  /** The history entry that the page sees: never one of another page, and the same object for the same address. */
  entry: Entry;
  outlet: ReactElement | null;
}

/**
 * The page at the address, and the cached pages that were left before it (`cached` in their manifest), which are hidden with their effects
 * undone. A cached page is shown as it was left when the user comes back to its address, or to its path without a query; its list then
 * writes its state into the address, as it does when it opens. Any other address makes the page anew, also while it is shown: the menu's
 * entry begins the list anew.
 */
export function CachedPages() {
  const [page, ...drawers] = useMatches().flatMap(
    ({ handle }) => (handle as { page?: KnownPage } | undefined)?.page ?? [],
  );
  const isCached = page?.cached === true && drawers.length === 0;
  const outlet = useOutlet();
  const entry = useContext(LocationContext);
  const [last, setLast] = useState<{ entry: Entry; outlet: ReactElement | null; places: Place[] }>();

  let places = last?.places ?? [];
  if (last?.entry !== entry || last.outlet !== outlet) {
    places = [
      placeOf({ key: entry.location.key, page, isCached, entry, outlet }, places),
      ...places.filter((place) => place.page !== page && place.isCached),
    ].slice(0, MOST);
    setLast({ entry, outlet, places });
  }
  const [shown] = places;
  // Sorted by key: elements that move in the document are laid out again.
  return places
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((place) => (
      <Activity key={place.key} mode={place === shown ? 'visible' : 'hidden'}>
        <cached-page>
          <LocationContext value={place.entry}>{place.outlet}</LocationContext>
        </cached-page>
      </Activity>
    ));
}

function placeOf(asked: Place, places: Place[]): Place {
  const before = places.find(({ page }) => page === asked.page);
  if (!before) return asked;
  const [to, left] = [asked.entry.location, before.entry.location];
  if (before === places[0])
    return asked.page?.cached && isAskedAnew(asked.entry, left)
      ? asked
      : { ...asked, key: before.key, entry: addressOf(to) === addressOf(left) ? before.entry : asked.entry };
  if (to.pathname === left.pathname && (to.search === '' || addressOf(to) === addressOf(left))) return before;
  return asked;
}

/** The user went to another address of the shown page (by the menu or Back); the page writing its own address is a replacement. */
const isAskedAnew = ({ location, navigationType }: Entry, left: Location) =>
  navigationType !== NavigationType.Replace && location.pathname === left.pathname && location.search !== left.search;

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash;
