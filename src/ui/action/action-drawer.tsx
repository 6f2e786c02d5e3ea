import { Alert, Button, Drawer, Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { focusFirstError, placeServerErrors, recheckErrors } from '../form/form-errors';
import { Notice } from '../form/notice';
import { isFirstEntry, useRouting } from '../page/routing';
import { useDraft } from '../form/use-draft';
import { useIsPhone } from '../page/use-is-phone';
import { useLeaveGuard } from '../form/use-leave-guard';
import { useTitle } from '../page/use-title';
import './action-drawer.css';

interface Props<Values extends object> {
  title: string;
  /** What the button does: 'Alterar vencimento', never 'OK'. */
  submit: string;
  danger?: boolean;
  /** The other button; 'Cancelar' when absent. */
  dismiss?: string;
  /** Why it cannot be sent yet. */
  submitOff?: string | undefined;
  /** Why there is nothing to do here: said in place of the fields, and the only button leads back. */
  nothing?: string | undefined;
  initial?: Partial<Values>;
  form?: FormInstance<Values>;
  /**
   * Performs the action; errors that it throws are shown at their fields. The drawer then closes, unless it answers 'stays', or false:
   * it was not sent, and what was typed still counts as unsaved.
   */
  onSubmit: (values: Values) => Promise<unknown>;
  width?: number;
  isLoading?: boolean;
  /** Form.Items. */
  children: ReactNode;
}

/** An action over the page it belongs to, with its own URL: link it, reload it, close it with Back. */
export function ActionDrawer<Values extends object>({
  title,
  submit,
  danger,
  dismiss,
  submitOff,
  nothing: found,
  initial,
  form: given,
  onSubmit,
  width = 520,
  isLoading = false,
  children,
}: Props<Values>) {
  const { t } = useTranslation('shell');
  const phone = useIsPhone();
  const [own] = Form.useForm<Values>();
  const form = given ?? own;
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  // what this drawer itself did must not show as nothing to do while it closes
  const [began, setBegan] = useState(false);
  const nothing = began ? undefined : found;
  const [notice, setNotice] = useState<string>();
  const { restored, drop } = useDraft(form, dirty);
  const guard = useLeaveGuard(dirty || restored);
  const close = useCloseDrawer();
  const sending = useRef(false);
  // the form is drawn once its data are read: a press on the button before that would do nothing
  const isOff = submitOff !== undefined || nothing !== undefined || isLoading;
  useReturnFocus();
  useTitle(title, true);

  const send = async (values: Values) => {
    if (sending.current || isOff) return;
    sending.current = true;
    setBusy(true);
    setBegan(true);
    setNotice(undefined);
    try {
      const answer = await onSubmit(values);
      if (answer === false) return;
      // what was sent must not come back as a draft
      drop();
      setDirty(false);
      if (answer === 'stays') return;
      guard.allow();
      close();
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <Drawer
      open
      title={title}
      onClose={close}
      width={phone ? '100%' : width}
      loading={isLoading}
      maskClosable={!dirty}
      footer={
        <div className="drawer-foot">
          <Button onClick={close}>{nothing ? t('close') : (dismiss ?? t('cancel'))}</Button>
          {!nothing && (
            <Button
              type="primary"
              danger={danger ?? false}
              loading={busy}
              aria-disabled={isOff || undefined}
              className={isOff ? 'is-off' : ''}
              title={submitOff}
              onClick={() => form.submit()}
            >
              {submit}
            </Button>
          )}
        </div>
      }
    >
      {restored && !notice && (
        <Alert
          type="info"
          showIcon
          closable={{ 'aria-label': t('close') }}
          message={t('form.restored')}
          className="drawer-notice"
        />
      )}
      {notice && <Notice message={notice} />}
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark="optional"
        initialValues={initial as object}
        validateTrigger={['onBlur', 'onSubmit']}
        onValuesChange={(changed: object) => {
          setDirty(true);
          recheckErrors(form, changed);
        }}
        onFinish={(values) => void send(values)}
        onFinishFailed={() => focusFirstError(form)}
        noValidate
      >
        {nothing ? <p>{nothing}</p> : children}
        <button type="submit" hidden />
      </Form>
    </Drawer>
  );
}

/** Gives the focus back to what opened the drawer, if it is still there: a drawer closed by its path unmounts at once. */
function useReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      void setTimeout(
        () =>
          opener instanceof HTMLElement &&
          opener.isConnected &&
          opener !== document.body &&
          opener.focus({ preventScroll: true }),
      ),
    [opener],
  );
}

/** Leaves a drawer for the page under it: Back when it was opened from there, else its parent's path. */
export function useCloseDrawer(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { parent } = useRouting();
  return () => void (isFirstEntry() ? navigate((parent ?? '/home') + search, { replace: true }) : navigate(-1));
}
