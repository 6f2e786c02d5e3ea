import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { usePathOf } from '../../ui/page/routing';
import { StepsPage } from '../../ui/page/steps-page';
import { ChooseCard } from './choose-card';
import { PinFields } from './pin-fields';
import { useCardHost } from './use-card-host';
import { useCards } from './use-cards';

interface Typed {
  cardId: number;
  password: string;
  again: string;
}

/** Changes the PIN of a card, signed. A page and no drawer: a drawer stores what was typed as a draft. */
export default function ChangePassword() {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const overview = usePathOf()('cards:multiple:overview')!;
  const [form] = Form.useForm<Typed>();
  const [notice, setNotice] = useState<string>();
  const { data } = useCards();
  const host = useCardHost();
  const signed = useSigned('PUT /v2/physical-cards/password', { success: t('password.done'), flow: 'card' });
  const cards = data?.cards.filter(({ statusId, kind }) => statusId === 1 && kind === 'physical') ?? [];
  const run = async () => {
    setNotice(undefined);
    const values = await form.validateFields().catch(() => undefined);
    if (!values) {
      focusFirstError(form);
      return false;
    }
    try {
      const password = await host.encrypt(values.password);
      const body = { cardId: values.cardId, token: await host.token(), password };
      if (!(await signed.run({ body }))) return false;
      form.resetFields();
      await navigate(overview, { replace: true });
      return true;
    } catch (error) {
      setNotice(placeServerErrors(form, error));
      return false;
    }
  };
  return (
    <StepsPage
      title={t('password.title')}
      lead={t('password.lead')}
      current={0}
      onStep={() => undefined}
      busy={signed.busy}
      notice={notice && <Notice message={notice} />}
      steps={[
        {
          key: 'password',
          title: t('password.step'),
          next: t('password.submit'),
          nextOff: signed.off,
          onNext: run,
          content: data && (
            <Form<Typed>
              form={form}
              layout="vertical"
              initialValues={cards[0] ? { cardId: cards[0].id } : {}}
              noValidate
            >
              <ChooseCard cards={cards} />
              <PinFields />
              <SigningStep signed={signed} />
            </Form>
          ),
        },
      ]}
    />
  );
}
