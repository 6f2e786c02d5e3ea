import { MailOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { CNAB_LAYOUTS, type CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { useAction, useInvalidateCalls } from '../../../data/use-call';

const OFF = 'off';

/** Has each new file sent to the user's own address, in the layout that they choose. */
export function MailButton({ layout }: { layout: CnabLayout | null }) {
  const { t } = useTranslation('file-exchange');
  const change = useAction('PUT /file-exchange/return-mail', { success: t('return.mail.changed') });
  const again = useInvalidateCalls();
  const choose = async (key: string) => {
    await change.run({ body: { layout: key === OFF ? null : (key as CnabLayout) } });
    await again('GET /file-exchange/return-settings');
  };
  return (
    <Dropdown
      menu={{
        selectable: true,
        selectedKeys: [layout ?? OFF],
        items: [OFF, ...CNAB_LAYOUTS].map((key) => ({ key, label: t(`return.mail.${key as CnabLayout | 'off'}`) })),
        // a refused call has shown a toast
        onClick: ({ key }) => void choose(key).catch(() => undefined),
      }}
    >
      <Button icon={<MailOutlined />} loading={change.isRunning}>
        {t(layout ? 'return.mail.on' : 'return.mail.title')}
      </Button>
    </Dropdown>
  );
}
