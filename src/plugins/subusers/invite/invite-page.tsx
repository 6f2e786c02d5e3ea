import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SubuserIdentity } from '@balcao/contract/subusers';
import { useAsk, type CallError } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { DocumentField } from '../../../ui/form/fields';
import { focusFirstError, placeServerErrors, recheckErrors } from '../../../ui/form/form-errors';
import { Notice } from '../../../ui/form/notice';
import { rules } from '../../../ui/form/rules';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';
import { usePathOf } from '../../../ui/page/routing';
import { StepsPage } from '../../../ui/page/steps-page';
import { AccessTree } from '../access/access-tree';
import { Changes } from '../access/changes';
import { useAccess } from '../access/use-access';
import { EmailField } from '../../../ui/form/email-field';

const NOTHING: readonly string[] = [];

/** Invites a person: their data, checked at once; their permissions; the signature. */
export default function InvitePage() {
  const { t } = useTranslation('subusers');
  const [form] = Form.useForm<SubuserIdentity>();
  const [who, setWho] = useState<SubuserIdentity>();
  const [step, setStep] = useState(0);
  const [fault, setFault] = useState<string>();
  const access = useAccess(NOTHING);
  const validate = useAsk('POST /subuser/validate', { quiet: true });
  const signed = useSigned('POST /subuser/signature', {
    invalidates: ['subusers-pending'],
    success: t('invite.done'),
  });
  const navigate = useNavigate();
  const pending = usePathOf()('settings:subuser:pending')!;
  const { allow } = useLeaveGuard(who !== undefined);

  const refuse = (error: CallError) => {
    setFault(placeServerErrors(form, error));
    return false as const;
  };
  const check = async () => {
    setFault(undefined);
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return (focusFirstError(form), false);
    const valid = await validate({ body: values }).catch(refuse);
    if (valid === false) return false;
    setWho(valid);
    return true;
  };
  const send = async () => {
    setFault(undefined);
    const { permissions } = access;
    const answer = await signed.run({ body: { ...who!, permissions } }).catch(refuse);
    if (answer === false) return false;
    allow();
    return void navigate(pending);
  };
  return (
    <StepsPage
      title={t('invite.title')}
      lead={t('invite.lead')}
      notice={fault && <Notice message={fault} />}
      summary={<Changes access={access} />}
      current={step}
      onStep={setStep}
      busy={signed.busy}
      steps={[
        {
          key: 'who',
          title: t('invite.who'),
          content: (
            <Form
              form={form}
              layout="vertical"
              requiredMark="optional"
              onValuesChange={(changed: object) => recheckErrors(form, changed)}
            >
              <IdentityFields />
            </Form>
          ),
          onNext: check,
        },
        {
          key: 'access',
          title: t('invite.access'),
          content: <AccessTree access={access} />,
          nextOff: access.given.length ? undefined : t('invite.nothing'),
          onNext: () => true,
        },
        {
          key: 'sign',
          title: t('invite.sign'),
          content: (
            <>
              <p>
                <strong>{who?.name}</strong> · {who?.email}
              </p>
              <SigningStep signed={signed} />
            </>
          ),
          next: t('invite.submit'),
          nextOff: signed.off,
          onNext: send,
        },
      ]}
    />
  );
}

function IdentityFields() {
  const { t } = useTranslation('subusers');
  return (
    <>
      <Form.Item name="name" label={t('invite.name')} rules={[rules.required()]}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="cpf" label={t('invite.cpf')} rules={[rules.required(), rules.cpf()]}>
        <DocumentField />
      </Form.Item>
      <EmailField label={t('invite.email')} />
    </>
  );
}
