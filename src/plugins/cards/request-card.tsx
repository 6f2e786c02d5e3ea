import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Body } from '@balcao/contract/core/registry';
import { CARD_NAME_LETTERS, plainName } from '@balcao/contract/shared/card-name';
import { useAsk, useCall, type CallError } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { SelectField } from '../../ui/form/choice-fields';
import { MoneyField } from '../../ui/form/fields';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';
import { RouteLink } from '../../ui/page/routing';
import { StepsPage } from '../../ui/page/steps-page';
import { formatAddress, formatMoney } from '../../ui/text/format';
import { ReviewSummary } from '../../ui/text/review-summary';
import { CardFace } from './card-face';
import type { CardType } from './use-cards';

type Asked = Omit<Body<'POST /request-physical-card'>, 'cardType'>;

/** Asks for a card: name with a live drawing of it, address, limit and due day, signature. `done`: where it leads. */
export function RequestCard({ cardType, done }: { cardType: CardType; done: string }) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const [form] = Form.useForm<Asked>();
  const [step, setStep] = useState(0);
  const [dirty, setDirty] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [typed, setTyped] = useState<Asked>();
  const { data } = useCall('GET /physical-cards/registered-address', {});
  const validate = useAsk('GET /request-physical-card/validate-custom-name', { quiet: true });
  const signed = useSigned('POST /request-physical-card-with-ae', { success: t('request.done'), flow: 'card' });
  const guard = useLeaveGuard(dirty);
  const name = Form.useWatch('customName', form) ?? data?.customName ?? '';
  const isCredit = cardType === 'credit';

  const check = async () => {
    setNotice(undefined);
    const values = await form.validateFields().catch(() => undefined);
    if (!values) {
      focusFirstError(form);
      return false;
    }
    try {
      const { isValid, message } = await validate({ query: { customName: values.customName } });
      if (!isValid) {
        setNotice(placeServerErrors(form, { message, errors: { customName: message } }));
        return false;
      }
    } catch (error) {
      setNotice((error as CallError).message);
      return false;
    }
    setTyped(values);
    return true;
  };
  const sign = async () => {
    setNotice(undefined);
    try {
      const result = await signed.run({ body: { cardType, ...typed! } });
      if (!result) return false;
      guard.allow();
      await navigate(done, { replace: true });
      return true;
    } catch (error) {
      setStep((error as CallError).errors ? 0 : 1);
      setNotice(placeServerErrors(form, error));
      return false;
    }
  };
  return (
    <StepsPage
      title={t(isCredit ? 'request.credit' : 'request.prepaid')}
      lead={t(isCredit ? 'request.creditLead' : 'request.prepaidLead')}
      current={step}
      onStep={setStep}
      busy={signed.busy}
      notice={notice && <Notice message={notice} />}
      summary={<CardFace name={plainName(name).slice(0, CARD_NAME_LETTERS)} kind={cardType} />}
      steps={[
        {
          key: 'data',
          title: t('request.data'),
          onNext: check,
          content: data && (
            <Form<Asked>
              form={form}
              layout="vertical"
              initialValues={{ customName: data.customName }}
              onValuesChange={() => setDirty(true)}
              noValidate
            >
              <Form.Item
                name="customName"
                label={t('request.name')}
                rules={[rules.required()]}
                extra={t('request.nameHint', { count: CARD_NAME_LETTERS })}
                normalize={(value: string) => value.toUpperCase()}
              >
                <Input maxLength={CARD_NAME_LETTERS} autoComplete="off" spellCheck={false} />
              </Form.Item>
              {isCredit && (
                <>
                  <Form.Item
                    name="limit"
                    label={t('request.limit')}
                    rules={[rules.chosen()]}
                    extra={t('request.limitHint', {
                      least: formatMoney(data.leastLimit),
                      most: formatMoney(data.mostLimit),
                    })}
                  >
                    <MoneyField />
                  </Form.Item>
                  <Form.Item name="dueDay" label={t('request.dueDay')} rules={[rules.chosen()]}>
                    <SelectField<number>
                      options={data.dueDays.map((value) => ({ value, label: t('request.day', { day: value }) }))}
                    />
                  </Form.Item>
                </>
              )}
              <p>
                <strong>{t('request.address')}</strong>
                <br />
                {data.address?.street ? formatAddress(data.address) : t('request.noAddress')}
              </p>
              <RouteLink name="registration-update">{t('request.changeAddress')}</RouteLink>
            </Form>
          ),
        },
        {
          key: 'sign',
          title: t('sign'),
          next: t('request.submit'),
          nextOff: signed.off,
          onNext: sign,
          content: typed && (
            <>
              <ReviewSummary
                title={t('request.review')}
                lines={[
                  { label: t('request.name'), value: typed.customName },
                  ...(isCredit
                    ? [
                        { label: t('request.limit'), value: formatMoney(typed.limit ?? 0) },
                        { label: t('request.dueDay'), value: String(typed.dueDay) },
                      ]
                    : []),
                  { label: t('request.address'), value: formatAddress(data?.address) },
                ]}
                note={t(isCredit ? 'request.creditNote' : 'request.prepaidNote')}
              />
              <SigningStep signed={signed} />
            </>
          ),
        },
      ]}
    />
  );
}
