import { Form, Input } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LINK_MESSAGE } from '@balcao/contract/shared/link-limits';
import { PermissionButton } from '../../../ui/action/permission-button';
import type { PageKind } from './kinds';

const Templates = lazy(() => import('../message/templates').then((module) => ({ default: module.Templates })));

/** The line that the payer's page says; of a link also from a template (AREAS-7-charges-4). */
export function LinkMessage({ kind }: { kind: PageKind }) {
  const { t } = useTranslation(['links', 'charging']);
  const form = Form.useFormInstance<{ message: string }>();
  const message = Form.useWatch('message', form) ?? '';
  const [choosing, setChoosing] = useState(false);
  const use = (text: string) => {
    form.setFieldValue('message', text);
    void form.validateFields(['message']).catch(() => undefined);
    setChoosing(false);
  };
  return (
    <>
      <Form.Item
        name="message"
        label={t('links:field.message')}
        extra={t('links:field.messageHint')}
        rules={[
          { required: true, message: t('links:field.messageRange') },
          { min: LINK_MESSAGE.minLength, max: LINK_MESSAGE.maxLength, message: t('links:field.messageRange') },
        ]}
      >
        {/* two lines show all of it on a phone; it has no line breaks of its own */}
        <Input.TextArea
          rows={2}
          maxLength={LINK_MESSAGE.maxLength}
          showCount
          onPressEnter={(event) => event.preventDefault()}
        />
      </Form.Item>
      {kind === 'link' && (
        <Form.Item>
          <PermissionButton permission="receive:do-charge" onClick={() => setChoosing(true)}>
            {t('charging:terms.templates')}
          </PermissionButton>
        </Form.Item>
      )}
      {choosing && (
        <Suspense fallback={null}>
          <Templates type="link" message={message} onUse={use} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
