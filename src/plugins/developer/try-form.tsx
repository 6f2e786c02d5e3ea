import { Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Answer, Body } from '@balcao/contract/core/registry';
import { useAction, useCall } from '../../data/use-call';
import { SelectField } from '../../ui/form/choice-fields';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { Notice } from '../../ui/form/notice';
import { rules } from '../../ui/form/rules';
import { DetailSection } from '../../ui/page/detail-page';
import { prettyJson } from './pretty-json';
import './developer.css';

type Tried = Answer<'POST /api/applications/{id}/try'>;
type Called = Body<'POST /api/applications/{id}/try'>;
type Endpoint = Answer<'GET /api/endpoints'>['items'][number];
interface Typed {
  application: number;
  endpoint: string;
  path: string;
  body?: string;
}

const keyOf = ({ api, method, path }: Endpoint) => `${api} ${method} ${path}`;

/** Calls an endpoint in homologation, as one of the account's applications. */
export function TryForm() {
  const { t } = useTranslation('developer');
  const [form] = Form.useForm<Typed>();
  const [notice, setNotice] = useState<string>();
  const [tried, setTried] = useState<Tried>();
  const applications = useCall('POST /api/applications/search', { body: { size: 100 } }).data?.items ?? [];
  const endpoints = useCall('GET /api/endpoints', {}).data?.items ?? [];
  const key = Form.useWatch('endpoint', form);
  const chosen = endpoints.find((one) => keyOf(one) === key);
  // a page that tells how something is set may name the call that sets it
  const wanted = new URLSearchParams(useLocation().search).get('chamada');
  const preset = endpoints.find((one) => `${one.method} ${one.path}` === wanted);
  const isPreset = useRef(false);
  useEffect(() => {
    if (!preset || isPreset.current) return;
    isPreset.current = true;
    form.setFieldsValue({ endpoint: keyOf(preset), path: preset.path, body: preset.sample ?? '' });
  }, [preset, form]);
  const attempt = useAction('POST /api/applications/{id}/try', { quiet: true });
  const choose = (to: string) => {
    const one = endpoints.find((other) => keyOf(other) === to);
    form.setFieldsValue({ path: one?.path ?? '', body: one?.sample ?? '' });
    setTried(undefined);
  };
  const send = async ({ application: id, path, body }: Typed) => {
    if (!chosen) return;
    setNotice(undefined);
    const { api, method } = chosen as unknown as Pick<Called, 'api' | 'method'>;
    try {
      setTried(await attempt.run({ params: { id }, body: { api, method, path, ...(body?.trim() ? { body } : {}) } }));
    } catch (error) {
      setNotice(placeServerErrors(form, error));
    }
  };
  return (
    <DetailSection title={t('try.title')}>
      <p className="soft">{t('try.lead')}</p>
      {notice && <Notice message={notice} />}
      <Form<Typed>
        form={form}
        layout="vertical"
        onFinish={(values) => void send(values)}
        onFinishFailed={() => focusFirstError(form)}
        noValidate
      >
        <Form.Item name="application" label={t('application')} rules={[rules.chosen()]}>
          <SelectField options={applications.map(({ id, name }) => ({ value: id, label: name }))} />
        </Form.Item>
        <Form.Item name="endpoint" label={t('endpoint')} rules={[rules.chosen()]}>
          <SelectField
            showSearch
            optionFilterProp="label"
            onChange={choose}
            options={endpoints.map((one) => ({
              value: keyOf(one),
              label: `${one.method} ${one.path} · ${one.summary}`,
            }))}
          />
        </Form.Item>
        <Form.Item name="path" label={t('try.path')} extra={t('try.pathHelp')} rules={[rules.required()]}>
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
        {chosen?.sample && (
          <Form.Item name="body" label={t('try.body')}>
            <Input.TextArea className="code" autoSize={{ minRows: 4, maxRows: 20 }} maxLength={20_000} />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" loading={attempt.isRunning}>
          {t('try.submit')}
        </Button>
      </Form>
      <div role="status">
        {tried && (
          <>
            <p>{t('try.answered', { status: tried.status, ms: tried.ms })}</p>
            <pre className="sample">
              <code>{prettyJson(tried.body)}</code>
            </pre>
          </>
        )}
      </div>
    </DetailSection>
  );
}
