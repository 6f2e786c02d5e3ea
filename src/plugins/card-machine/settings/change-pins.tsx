import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { PinField } from './pin-field';

/** The drawer over the settings that changes the PIN of every machine. */
export default function ChangePins() {
  const { t } = useTranslation('card-machine');
  const { run } = useAction('PATCH /pos/pin', { success: t('pin.done'), quiet: true });
  return (
    <ActionDrawer<{ pin: string }>
      title={t('pin.all')}
      submit={t('pin.submit')}
      onSubmit={(values) => run({ body: values })}
    >
      <p className="soft">{t('pin.allHelp')}</p>
      <PinField isRequired />
    </ActionDrawer>
  );
}
