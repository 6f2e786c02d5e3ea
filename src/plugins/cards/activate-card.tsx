import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Card } from '@balcao/contract/cards/shapes';
import { useAsk } from '../../data/use-call';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { StepsPage } from '../../ui/page/steps-page';
import { CardFace } from './card-face';
import { PinFields } from './pin-fields';
import { useCardHost } from './use-card-host';
import type { CardType } from './use-cards';

interface Typed {
  lastDigits: string;
  password: string;
  again: string;
}

/** Activates a card that arrived: its last digits, and the PIN, which goes encrypted to the card host. `done`: where it leads. */
export function ActivateCard({ card, type, done }: { card: Card; type: CardType; done: string }) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const [form] = Form.useForm<Typed>();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const host = useCardHost();
  const activate = useAsk('POST /v2/physical-cards/activate', { quiet: true });
  const run = async () => {
    setNotice(undefined);
    const values = await form.validateFields().catch(() => undefined);
    if (!values) {
      focusFirstError(form);
      return false;
    }
    setBusy(true);
    try {
      const password = await host.encrypt(values.password);
      const { lastDigits } = values;
      await activate({ body: { token: await host.token(), cardId: card.id, lastDigits, password } });
      form.resetFields();
      await navigate(done, { replace: true });
      return true;
    } catch (error) {
      setNotice(placeServerErrors(form, error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <StepsPage
      title={t('activate.title')}
      lead={t('activate.lead')}
      current={0}
      onStep={() => undefined}
      busy={busy}
      notice={notice && <Notice message={notice} />}
      summary={<CardFace name={card.name} kind={type} isOff />}
      steps={[
        {
          key: 'activate',
          title: t('activate.step'),
          next: t('activate.submit'),
          onNext: run,
          content: (
            <Form<Typed> form={form} layout="vertical" noValidate>
              <Form.Item
                name="lastDigits"
                label={t('activate.digits')}
                extra={t('activate.digitsHint')}
                rules={[rules.required(), { pattern: /^\d{4}$/, message: t('activate.fourDigits') }]}
              >
                <Input maxLength={4} inputMode="numeric" autoComplete="off" className="num" />
              </Form.Item>
              <PinFields />
            </Form>
          ),
        },
      ]}
    />
  );
}
