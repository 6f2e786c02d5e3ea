import { parseBillet } from './barcode';
import type { BilletRail, BilletRegistration } from './port';

/** Takes every sound billet at once; refuses a barcode whose digits or value are wrong, as the real one would. */
export const sandboxBilletRail: BilletRail = {
  register: async (billets) => {
    for (const billet of billets) refuseUnsound(billet);
  },
};

function refuseUnsound(billet: BilletRegistration): void {
  const reading = parseBillet(billet.collectionKey, billet.dueDay);
  if (!reading.ok) throw new Error(`billet ${billet.collectionKey}: ${reading.reason}`);
  const { value, due } = reading.billet;
  if (value !== billet.value || due !== billet.dueDay)
    throw new Error(`billet ${billet.collectionKey}: value or due date differ from its barcode`);
}
