import { Modal, Spin } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { FailureCard } from '../../ui/page/failure-card';
import { Settings, type View } from './settings';
import './security.css';

const ChangePassword = lazy(() => import('./password/change-password'));
const TwoFactor = lazy(() => import('./two-factor/two-factor'));
const ChangeSignature = lazy(() => import('./signature/change-signature'));
const Devices = lazy(() => import('./devices/devices'));
const Sessions = lazy(() => import('./sessions/sessions'));

/**
 * The security settings and what is changed from them, one at a time. Opened, it asks for the profile and the
 * signature's block (SHELL-4.14-1).
 */
export default function SecurityModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security');
  const [view, setView] = useState<View>();
  const profile = useCall('GET /profile', {}, { staleTime: 0, toast: true });
  const blocked = useCall('GET /signature/redefine/check', {}, { staleTime: 0 });
  const back = () => {
    setView(undefined);
    profile.retry();
    blocked.retry();
  };
  return (
    <Modal
      open
      title={t(view ? `${view}.title` : 'title')}
      onCancel={onClose}
      maskClosable={view === undefined}
      width={560}
      footer={null}
      destroyOnHidden
    >
      <div className="security">
        {profile.error && !profile.data && <FailureCard kind="communication" onRetry={profile.retry} />}
        <Suspense fallback={<Spin className="security-wait" />}>
          {profile.data && !view && (
            <Settings profile={profile.data} isBlocked={blocked.data?.blocked === true} onOpen={setView} />
          )}
          {profile.data && view === 'password' && <ChangePassword profile={profile.data} onBack={back} />}
          {profile.data && view === 'two-factor' && <TwoFactor isOn={profile.data.totp} onBack={back} />}
          {profile.data && view === 'signature' && <ChangeSignature profile={profile.data} onBack={back} />}
          {view === 'devices' && <Devices onBack={back} />}
          {view === 'sessions' && <Sessions onBack={back} />}
        </Suspense>
      </div>
    </Modal>
  );
}
