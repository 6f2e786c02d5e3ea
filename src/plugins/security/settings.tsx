import { useTranslation } from 'react-i18next';
import type { Profile } from '@balcao/contract/profile';
import { useSession } from '../../data/session';
import { PermissionButton } from '../../ui/action/permission-button';
import { StatusTag } from '../../ui/text/status-tag';

const VIEWS = ['password', 'two-factor', 'signature', 'devices', 'sessions'] as const;
export type View = (typeof VIEWS)[number];

const UPDATE = ['registration:update', 'registration:update:force'];

interface Props {
  profile: Profile;
  /** Wrong codes blocked the change of the signature (SHELL-4.14-2). */
  isBlocked: boolean;
  onOpen: (view: View) => void;
}

/** What can be changed. While the registration must be updated the password is not among it (SHELL-4.2-2). */
export function Settings({ profile, isBlocked, onOpen }: Props) {
  const { t } = useTranslation('security');
  const { session } = useSession();
  const mustUpdate = session.permissions.some(({ id, enabled }) => enabled && UPDATE.includes(id));
  return (
    <ul className="security-list">
      {VIEWS.filter((view) => view !== 'password' || !mustUpdate).map((view) => (
        <li key={view}>
          <div>
            <strong>{t(`${view}.name`)}</strong>
            {view === 'two-factor' && (
              <StatusTag tone={profile.totp ? 'good' : 'off'}>{t(profile.totp ? 'on' : 'off')}</StatusTag>
            )}
            <p className="soft">{t(`${view}.about`)}</p>
          </div>
          <PermissionButton
            disabledReason={view === 'signature' && isBlocked ? t('signature.blocked') : undefined}
            onClick={() => onOpen(view)}
          >
            {t(`${view}.open`)}
          </PermissionButton>
        </li>
      ))}
    </ul>
  );
}
