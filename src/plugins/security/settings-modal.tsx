import { useState } from 'react';
import { SecurityModal } from './security-modal';
import type { View } from './settings';
import { useSecurity } from './use-security';

/** The security settings over any page, and what is changed from them, one at a time (SHELL-2.3-4). */
export default function SettingsModal({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<View>();
  const security = useSecurity();
  return (
    <SecurityModal
      security={security}
      view={view}
      onOpen={setView}
      onBack={() => setView(undefined)}
      onClose={onClose}
    />
  );
}
