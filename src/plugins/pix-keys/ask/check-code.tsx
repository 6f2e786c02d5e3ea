import { Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { PixKeyCheck } from '@balcao/contract/pix-keys';
import { useAction, type CallError } from '../../../data/use-call';
import { KEYS } from '../../../resources/pix-keys';
import { FormPage } from '../../../ui/page/form-page';
import { GoneCard } from '../../../ui/page/gone-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { keyText } from '../parts/key-text';
import { useKeys, useKeysAgain } from '../parts/use-keys';

/** Confirms a phone or an e-mail by the code that was sent to it. */
export default function CheckCode() {
  const { t } = useTranslation('pix-keys');
  const { data, error, retry } = useKeys();
  const [params] = useSearchParams();
  const wanted = Number(params.get('codigo'));
  const found = data?.checks.find(({ id }) => id === wanted) ?? (wanted ? undefined : data?.checks[0]);
  // one that ends while its page is open stays: giving its code ends it, and the list may tell so before the answer is here
  const [held, setHeld] = useState(found);
  if (found && found !== held) setHeld(found);
  const check = found ?? (held && (!wanted || held.id === wanted) ? held : undefined);
  if (data && !check)
    return (
      <PageLayout title={t('check.title')} width="form" back>
        <GoneCard
          title={t('check.gone')}
          text={t('check.goneText')}
          action={<RouteLink name="pix:keys">{t('check.back')}</RouteLink>}
        />
      </PageLayout>
    );
  return <CodeForm key={check?.id} check={check} error={error} retry={retry} />;
}

interface Props {
  check: PixKeyCheck | undefined;
  error: CallError | null;
  retry: () => void;
}

function CodeForm({ check, error, retry }: Props) {
  const { t } = useTranslation('pix-keys');
  const again = useKeysAgain();
  const navigate = useNavigate();
  const next = useRef<string>(KEYS);
  const [form] = Form.useForm<{ code: string }>();
  const byMail = check?.type === 'email';
  const { run } = useAction(byMail ? 'POST /pix/keys/mail/verify' : 'POST /pix/keys/sms/verify', { quiet: true });
  const send = async ({ code }: { code: string }) => {
    const { success, attempts, result } = await run({ body: { id: check!.id, code } });
    if (!success) {
      form.setFields([{ name: 'code', errors: [t('check.wrong', { count: attempts })] }]);
      return false;
    }
    void again();
    const type = result?.outcome;
    next.current = type === 'portability' ? `${KEYS}/portabilidade` : type === 'claim' ? `${KEYS}/reivindicar` : KEYS;
    return true;
  };
  return (
    <FormPage<{ code: string }>
      title={t('check.title')}
      lead={check && t(`check.${check.channel}`, { key: keyText(check) })}
      submit={t('check.submit')}
      initial={check && {}}
      form={form}
      error={error}
      onRetry={retry}
      onSubmit={send}
      onDone={() => void navigate(next.current)}
      back
      buttons={check && <SendAgain check={check} />}
    >
      <Form.Item
        name="code"
        label={t('check.code')}
        rules={[{ pattern: /^\d{6}$/, required: true, message: t('check.six') }]}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} className="num" />
      </Form.Item>
    </FormPage>
  );
}

const SECOND = 1000;

/** Sends another code, or calls, 40 seconds after the last one. */
function SendAgain({ check }: { check: PixKeyCheck }) {
  const { t } = useTranslation('pix-keys');
  const again = useKeysAgain();
  const resend = useAction('POST /pix/keys/code/resend', { success: t('check.sent') });
  const call = useAction('POST /pix/keys/code/call', { success: t('check.sent') });
  const [left, setLeft] = useState(40);
  useEffect(() => {
    setLeft(40);
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), SECOND);
    return () => clearInterval(timer);
  }, [check.resend_at]);
  if (left) return <span className="soft num">{t('check.wait', { seconds: left })}</span>;
  const send = ({ run }: typeof resend | typeof call) =>
    void run({ body: { id: check.id } }).then(again, () => undefined);
  return (
    <>
      <Button onClick={() => send(resend)}>{t('check.resend')}</Button>
      {check.type === 'phone' && <Button onClick={() => send(call)}>{t('check.callMe')}</Button>}
    </>
  );
}
