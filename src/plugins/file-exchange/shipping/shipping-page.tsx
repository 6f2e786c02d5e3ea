import { useSearchParams } from 'react-router';
import { ShippingList } from './shipping-list';
import { ShippingReview } from './shipping-review';

/** The query parameter with the id of the file that is looked at. */
const ASKED = 'remessa';

/** Shipping files: send one, see what will happen, and find those sent before (AREAS-2-file-exchange-2). */
export default function ShippingPage() {
  const [search, setSearch] = useSearchParams();
  const text = search.get(ASKED) ?? '';
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  const open = (next: number | undefined) => setSearch(next === undefined ? {} : { [ASKED]: String(next) });
  return id === undefined ? (
    <ShippingList onOpen={open} />
  ) : (
    <ShippingReview key={id} id={id} onClose={() => open(undefined)} />
  );
}
