import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AutomaticOffer } from '@balcao/contract/pix-automatic';
import { useAsk } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { AUTOMATIC } from '../../../resources/pix-automatic';
import { focusFirstError, placeServerErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { rules } from '../../../ui/form/rules';
import { StepsPage } from '../../../ui/page/steps-page';
import { LimitField } from '../parts/limit-field';
import { Review } from './review';

interface Values {
  code: string;
  limit?: number;
}

/** Authorises a Pix automático by its code: pasted, reviewed, signed. */
export default function AuthorisePage() {
  const { t } = useTranslation('pix-automatic');
  const [form] = Form.useForm<Values>();
  const [step, setStep] = useState(0);
  const [offer, setOffer] = useState<AutomaticOffer>();
  const [notice, setNotice] = useState<string>();
  const navigate = useNavigate();
  const parse = useAsk('POST /pix/automatic/parse', { quiet: true });
  const signed = useSigned('POST /pix/automatic', { invalidates: ['pix-automatic'], success: t('authorise.done') });
  const attempt = (work: () => Promise<boolean>) => async () => {
    setNotice(undefined);
    try {
      return await work();
    } catch (error) {
      setNotice(placeServerErrors(form, error) ?? (error as Error).message);
      return false;
    }
  };
  const review = attempt(async () => {
    const typed = await form.validateFields().catch(() => undefined);
    if (typed) setOffer(await parse({ body: { code: typed.code.trim() } }));
    else focusFirstError(form);
    return typed !== undefined;
  });
  const sign = attempt(async () => {
    const { receiver, code, amount, period } = offer!;
    const limit = (form.getFieldValue('limit') as number | undefined) ?? null;
    const body = { code, receiver: receiver.name, document: receiver.document, amount, period, limit };
    const result = await signed.run({ body });
    if (result) void navigate(`${AUTOMATIC}/pagamentos-autorizados/${result.id}`);
    return result !== false;
  });
  return (
    <Form<Values> form={form} layout="vertical" requiredMark="optional" noValidate>
      <StepsPage
        title={t('authorise.title')}
        current={step}
        onStep={setStep}
        busy={signed.busy}
        notice={notice && <Notice message={notice} />}
        steps={[
          {
            key: 'code',
            title: t('authorise.codeStep'),
            onNext: review,
            content: (
              <Form.Item
                name="code"
                label={t('authorise.code')}
                extra={t('authorise.codeHint')}
                rules={[rules.required()]}
              >
                <Input.TextArea rows={4} maxLength={1024} autoComplete="off" />
              </Form.Item>
            ),
          },
          {
            key: 'sign',
            title: t('authorise.signStep'),
            next: t('authorise.submit'),
            nextOff: signed.off,
            onNext: sign,
            content: offer && (
              <>
                <Review offer={offer} />
                <LimitField label={t('authorise.limit')} hint={t('authorise.limitHint')} />
                <SigningStep signed={signed} />
              </>
            ),
          },
        ]}
      />
    </Form>
  );
}
