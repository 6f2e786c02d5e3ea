import { Modal, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureCard } from '../../ui/page/failure-card';
import { Settings, type View } from './settings';
import type { Security } from './use-security';
import './security.css';

const ChangePassword = lazy(() => import('./password/change-password'));
const TwoFactor = lazy(() => import('./two-factor/two-factor'));
const ChangeSignature = lazy(() => import('./signature/change-signature'));
const Devices = lazy(() => import('./devices/devices'));
const Sessions = lazy(() => import('./sessions/sessions'));

interface Props {
  security: Security;
  /** What is being changed; absent: the list of what can be. */
  view?: View | undefined;
  onOpen?: (view: View) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The security settings, or one of them being changed. */
export function SecurityModal({ security, view, onOpen, onBack, onClose }: Props) {
  const { t } = useTranslation('security');
  const { profile, isBlocked, failed, again } = security;
  const back = () => {
    onBack();
    again();
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
        {failed && <FailureCard kind="communication" onRetry={again} />}
        <Suspense fallback={<Spin className="security-wait" />}>
          {profile && !view && onOpen && <Settings profile={profile} isBlocked={isBlocked} onOpen={onOpen} />}
          {profile && view === 'password' && <ChangePassword profile={profile} onBack={back} />}
          {profile && view === 'two-factor' && <TwoFactor isOn={profile.totp} onBack={back} />}
          {profile && view === 'signature' && <ChangeSignature profile={profile} onBack={back} />}
          {view === 'devices' && <Devices onBack={back} />}
          {view === 'sessions' && <Sessions onBack={back} />}
        </Suspense>
      </div>
    </Modal>
  );
}
