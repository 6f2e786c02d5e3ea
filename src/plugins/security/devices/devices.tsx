import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device } from '@balcao/contract/secure-device';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { FailureCard } from '../../../ui/page/failure-card';
import { formatInstant, formatRelative } from '../../../ui/text/format';
import { RegisterDevice } from './register-device';
import { RemoveDevice } from './remove-device';

const MOST_DEVICES = 5;

/**
 * The person's trusted devices, which approve operations. A person may register one if the account permits it, and remove their own at any
 * time.
 */
export default function Devices({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('security');
  const { can } = useSession();
  const { data, error, retry } = useCall('GET /secure-device', {}, { staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Device>();
  const back = () => {
    setAdding(false);
    setRemoving(undefined);
    retry();
  };
  if (isAdding) return <RegisterDevice onBack={back} />;
  if (removing) return <RemoveDevice device={removing} onBack={back} />;
  const devices = data?.devices ?? [];
  return (
    <>
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {!data && !error && <Spin className="security-wait" />}
      {data && devices.length === 0 && <p>{t('devices.none')}</p>}
      <ul className="security-list">
        {devices.map((device) => (
          <li key={device.id}>
            <div>
              <strong>{device.name}</strong>
              <p className="soft">
                {t(device.lastUsedAt ? 'devices.facts-used' : 'devices.facts', {
                  registered: formatInstant(device.registeredAt),
                  used: device.lastUsedAt ? formatRelative(device.lastUsedAt) : '',
                })}
              </p>
            </div>
            <Button onClick={() => setRemoving(device)} aria-label={t('devices.remove-of', { name: device.name })}>
              {t('devices.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {data && !can('secure-device').can && <p className="soft">{t('devices.not-allowed')}</p>}
      <div className="security-foot">
        <Button onClick={onBack}>{t('back')}</Button>
        {data && can('secure-device').can && devices.length < MOST_DEVICES && (
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('devices.add')}
          </Button>
        )}
      </div>
    </>
  );
}
