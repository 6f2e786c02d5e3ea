import { Button, Form, type FormInstance } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../data/use-call';
import { OffReason } from '../action/off-reason';
import { focusFirstError, placeServerErrors, recheckErrors } from '../form/form-errors';
import { Notice } from '../form/notice';
import { useDraft } from '../form/use-draft';
import { useLeaveGuard, type PlaceOf } from '../form/use-leave-guard';
import { FailureCard, useReason } from './failure-card';
import { PageLayout } from './page-layout';
import { useLate } from './use-late';
import './detail-page.css';
import './form-page.css';

interface Props<Values extends object> {
  title: string;
  lead?: ReactNode;
  /** Over the form. */
  tabs?: ReactNode;
  /** Where the query changes the form, as `useLeaveGuard` takes it. */
  placeOf?: PlaceOf;
  /** What the button does: 'Salvar dados'. */
  submit: string;
  /** The values as saved; undefined while they are loaded. */
  initial: Partial<Values> | undefined;
  form?: FormInstance<Values>;
  error?: Pick<CallError, 'message' | 'status'> | null;
  onRetry?: () => void;
  /** Why it cannot be sent yet. */
  submitOff?: string | undefined;
  /** Saves the values; what it throws is shown at its fields. Where it answers false the form still counts as unsaved. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** What to do once it is saved; the guard of unsaved input is off by then. */
  onDone?: () => void;
  /** Shows a back button. */
  back?: boolean;
  /** Beside the submit button. */
  buttons?: ReactNode;
  aside?: ReactNode;
  /** Cards above the form. */
  before?: ReactNode;
  /** Cards under the form. */
  after?: ReactNode;
  /** Form.Items, in one card. */
  children: ReactNode;
}

/** A page that is one form over saved values: settings. Guards what was typed, and stays open when it is saved. */
export function FormPage<Values extends object>(props: Props<Values>) {
  const { title, lead, tabs, aside, initial, error, onRetry, back = false } = props;
  const reason = useReason();
  return (
    <PageLayout title={title} lead={lead} tabs={tabs} width="form" aside={aside} back={back}>
      {error && !initial ? (
        <FailureCard kind="communication" text={reason(error)} onRetry={onRetry} />
      ) : initial ? (
        <Filled {...props} initial={initial} />
      ) : (
        <Waiting />
      )}
    </PageLayout>
  );
}

function Filled<Values extends object>({
  submit,
  submitOff,
  initial,
  form: given,
  onSubmit,
  onDone,
  placeOf,
  buttons,
  before,
  after,
  children,
}: Props<Values>) {
  const [own] = Form.useForm<Values>();
  const form = given ?? own;
  const why = useId();
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const sending = useRef(false);
  const { restored, drop } = useDraft(form, dirty);
  const guard = useLeaveGuard(dirty || restored, placeOf);

  const send = async (values: Values) => {
    if (sending.current || submitOff) return;
    sending.current = true;
    setBusy(true);
    setNotice(undefined);
    try {
      if ((await onSubmit(values)) === false) return;
      drop();
      setDirty(false);
      if (!onDone) return;
      guard.allow();
      onDone();
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return (
    <>
      {before}
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark="optional"
        className="card"
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
        {notice && <Notice message={notice} />}
        {children}
        <div className="form-page-foot">
          <OffReason id={why} reason={submitOff} />
          <Button
            type="primary"
            htmlType="submit"
            loading={busy}
            aria-disabled={submitOff !== undefined || undefined}
            className={submitOff ? 'is-off' : ''}
            title={submitOff}
            aria-describedby={submitOff && why}
          >
            {submit}
          </Button>
          {buttons}
        </div>
      </Form>
      {after}
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('shell');
  const late = useLate(true);
  return (
    <div className="card" role="status" aria-label={t('loading')}>
      {late &&
        [60, 85, 45, 70, 55].map((width) => (
          <span className="bone detail-bone" key={width} style={{ width: `${width}%` }} />
        ))}
    </div>
  );
}
