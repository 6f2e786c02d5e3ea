import { MailOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { CNAB_LAYOUTS, type CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { useAction, useInvalidateCalls } from '../../../data/use-call';
import { MenuButton } from '../../../ui/action/row-actions';

const OFF = 'off';

/** Has each new file sent to the user's own address, in the layout that they choose. */
export function MailButton({ layout }: { layout: CnabLayout | null }) {
  const { t } = useTranslation('file-exchange');
  const change = useAction('PUT /file-exchange/return-mail', { success: t('return.mail.changed') });
  const again = useInvalidateCalls();
  const choose = async (key: CnabLayout | typeof OFF) => {
    await change.run({ body: { layout: key === OFF ? null : key } });
    await again('GET /file-exchange/return-settings');
  };
  return (
    <MenuButton
      label={t(layout ? 'return.mail.on' : 'return.mail.title')}
      icon={<MailOutlined />}
      loading={change.isRunning}
      actions={([OFF, ...CNAB_LAYOUTS] as const).map((key) => ({
        key,
        label: t(`return.mail.${key}`),
        chosen: key === (layout ?? OFF),
        // a refused call has shown a toast
        onClick: () => void choose(key).catch(() => undefined),
      }))}
    />
  );
}
