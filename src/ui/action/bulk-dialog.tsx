import { Button, Form, Modal } from 'antd';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowResults } from '@balcao/contract/core/shapes';
import { BulkResult } from './bulk-result';
import { focusFirstError, placeServerErrors, recheckErrors } from '../form/form-errors';
import { useWhenLeft } from '../page/use-when-left';
import { Notice } from '../form/notice';

type Result = RowResults['results'][number];

interface Props<Values extends object> {
  /** 'Cancelar 40 boletos'. */
  title: string;
  /** Exactly what will happen. */
  text: ReactNode;
  submit: string;
  danger?: boolean;
  /** The other button; 'Cancelar' when absent. */
  dismiss?: string | undefined;
  initial?: Partial<Values>;
  /** Performs the action on all rows; where the call itself is refused, its errors are shown at their fields. */
  run: (values: Values) => Promise<RowResults>;
  /** Called once the call has answered: the rows it refused (usually none), and the results of all. */
  onDone: (refused: Result[], all: Result[]) => void;
  onClose: () => void;
  /** '2 de 40 não puderam ser canceladas: motivo'; absent, with `Rows`, where none is ever refused. */
  refusal?: (refused: number, all: number, reason: string) => string;
  /** Lists the refused rows. */
  Rows?: ComponentType<{ ids: number[] }>;
  /** Shown in the dialog, which stays open with it, once the action was done to at least one row. */
  after?: (done: number[], values: Values) => ReactNode;
  /** Form.Items. */
  children?: ReactNode;
}

/** An action on several rows: what it will do, its fields, and afterwards which rows were refused and why. */
export function BulkDialog<Values extends object>({
  title,
  text,
  submit,
  danger = false,
  dismiss,
  initial,
  run,
  onDone,
  onClose,
  refusal,
  Rows,
  after,
  children,
}: Props<Values>) {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [results, setResults] = useState<Result[]>();
  const [followed, setFollowed] = useState<ReactNode>();
  const sending = useRef(false);
  useWhenLeft(() => !sending.current && !results && onClose());

  const send = async (values: Values) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setNotice(undefined);
    try {
      const { results: all } = await run(values);
      const refused = all.filter((result) => !result.ok);
      onDone(refused, all);
      const done = all.filter((result) => result.ok);
      const follows = after && done.length > 0;
      if (refused.length === 0 && !follows) return onClose();
      if (follows)
        setFollowed(
          after(
            done.map(({ id }) => id),
            values,
          ),
        );
      setResults(all);
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const footer = results ? (
    <Button type="primary" onClick={onClose}>
      {t('close')}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{dismiss ?? t('cancel')}</Button>
      <Button type="primary" danger={danger} loading={busy} onClick={() => form.submit()}>
        {submit}
      </Button>
    </>
  );
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      maskClosable={!busy}
      keyboard={!busy}
      closable={!busy}
      width={560}
      footer={footer}
    >
      {results && refusal && Rows ? (
        <div className="bulk-results">
          {followed}
          {results.some((result) => !result.ok) && <BulkResult results={results} refusal={refusal} Rows={Rows} />}
        </div>
      ) : (
        <Form<Values>
          form={form}
          layout="vertical"
          requiredMark="optional"
          initialValues={initial as object}
          onValuesChange={(changed: object) => recheckErrors(form, changed)}
          onFinish={(values) => void send(values)}
          onFinishFailed={() => focusFirstError(form)}
          noValidate
        >
          {notice && <Notice message={notice} />}
          <p>{text}</p>
          {children}
          <button type="submit" hidden />
        </Form>
      )}
    </Modal>
  );
}
