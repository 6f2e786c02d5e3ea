import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PixComplaint } from '@balcao/contract/pix';
import { useAction } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { pixHistory } from '../../../resources/pix';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { ChoiceField } from '../../../ui/form/choice-field';
import { rules } from '../../../ui/form/rules';
import { useIdParam } from '../../../ui/page/routing';
import { formatMoney } from '../../../ui/text/format';

interface Values {
  kind: PixComplaint['kind'];
  text: string;
}

const KINDS = ['scam', 'unauthorised', 'coercion', 'error'] as const;

/** Files a complaint (MED) about a sent Pix: fraud or fault. */
export default function Complain() {
  const { t } = useTranslation('pix');
  const id = useIdParam();
  const { record: pix, error } = useRecord(pixHistory, id);
  const { run } = useAction('POST /pix/complaints', {
    invalidates: ['pix-complaints', 'pix-history'],
    success: t('complain.done'),
    quiet: true,
  });
  // once done, it may be one that the user does not see any more
  if (!id || (error && !pix)) return null;
  return (
    <ActionDrawer<Values>
      title={t('complain.title')}
      submit={t('complain.submit')}
      isLoading={!pix}
      onSubmit={(values) => run({ body: { pix: id, ...values } })}
    >
      {pix && <p>{t('complain.about', { value: formatMoney(pix.value), name: pix.name })}</p>}
      <Form.Item name="kind" label={t('complain.kind')} rules={[rules.chosen()]}>
        <ChoiceField
          className="pix-kinds"
          options={KINDS.map((value) => ({ value, label: t(`complaintKind.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="text" label={t('complain.text')} rules={[rules.required()]}>
        <Input.TextArea rows={5} maxLength={2000} showCount />
      </Form.Item>
      <p className="soft">{t('complain.terms')}</p>
    </ActionDrawer>
  );
}
