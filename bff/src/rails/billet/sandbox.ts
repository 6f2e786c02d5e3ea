import { parseBillet } from './barcode';
import type { BilletRail, BilletRegistration } from './port';

/** Registers billets immediately. @throws Error where a barcode's check digits, value or due day are wrong, as a real one would. */
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
