import { Button, Form, Input } from 'antd';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { MAX_LINE, MAX_LINES, messageLines } from '@balcao/contract/shared/billet-message';
import type { ChargeDraft } from '../issue/draft';
import { linesOf } from '@balcao/contract/shared/charge-faults';
import { useFaults } from '../issue/use-faults';
import { useChargeText } from '../texts';

type TemplateType = ComponentProps<typeof Templates>['type'];

const Templates = lazy(() => import('./templates').then((module) => ({ default: module.Templates })));

/** What is written on the charge: typed or from a template, and how it looks there. */
export function MessageField({ type, message = '' }: { type: TemplateType; message: string | undefined }) {
  const t = useChargeText();
  const form = Form.useFormInstance<ChargeDraft>();
  const { rule } = useFaults();
  const [choosing, setChoosing] = useState(false);
  const lines = linesOf(message);
  const printed = messageLines(message);
  const use = (text: string) => {
    form.setFieldValue('message', text);
    void form.validateFields(['message']).catch(() => undefined);
    setChoosing(false);
  };
  return (
    <>
      <Form.Item
        name="message"
        label={t('terms.message')}
        extra={t('terms.messageHint', { line: lines.length, used: lines.at(-1)?.length ?? 0, of: MAX_LINE })}
        rules={[rule('message')]}
      >
        <Input.TextArea rows={4} maxLength={MAX_LINES * MAX_LINE + MAX_LINES - 1} />
      </Form.Item>
      <figure className="message-preview">
        <figcaption>{t('terms.preview')}</figcaption>
        {printed.length > 0 ? (
          printed.map((line, at) => <p key={at}>{line || '\u00a0'}</p>)
        ) : (
          <p className="faint">{t('terms.previewEmpty')}</p>
        )}
      </figure>
      <Button className="message-templates" onClick={() => setChoosing(true)}>
        {t('terms.templates')}
      </Button>
      {choosing && (
        <Suspense fallback={null}>
          <Templates type={type} message={message} onUse={use} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
